/** Signs in and out. An account keeps which seats are mine, so that another device can take them up. */
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/use-words.ts';
import { checkAccount, guestCount, signIn, signOut, signUp, takeGuests, useAccount } from '../link/account.ts';
import { sayTrouble } from '../link/say-trouble.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './settings-page.module.css';

export function Account() {
  const say = useWords();
  const signedIn = useAccount(({ name }) => name);
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const guests = guestCount();
  useEffect(() => {
    checkAccount().catch(() => undefined); // without network what was known stays
  }, []);
  const attempt = (work: () => Promise<void>): void => {
    setBusy(true);
    setProblem(undefined);
    work()
      .then(
        () => setPassword(''),
        (error: unknown) => setProblem(sayTrouble(error, say)),
      )
      .finally(() => setBusy(false));
  };
  if (signedIn !== undefined)
    return (
      <Card title={say('settings.account')} className={styles.card}>
        <p>{say('settings.signed-in', { name: signedIn })}</p>
        <p className={styles.lead}>{say('settings.sign-out-hint')}</p>
        {problem !== undefined && <p role="alert">{problem}</p>}
        <div className={styles.buttons}>
          {guests > 0 && (
            <Button busy={busy} onClick={() => attempt(takeGuests)}>
              {say('settings.take-guests', { count: guests })}
            </Button>
          )}
          <Button busy={busy} onClick={() => attempt(signOut)}>
            {say('settings.sign-out')}
          </Button>
        </div>
      </Card>
    );
  return (
    <Card title={say('settings.account')} className={styles.card}>
      <p className={styles.lead}>{say('settings.account-hint')}</p>
      <form
        className={styles.card}
        onSubmit={(event) => {
          event.preventDefault();
          attempt(() => signIn(name, password));
        }}
      >
        <TextField
          label={say('settings.account-name')}
          value={name}
          onChange={setName}
          maxLength={40}
          autoComplete="username"
        />
        <TextField
          label={say('settings.password')}
          type="password"
          value={password}
          onChange={setPassword}
          maxLength={200}
          autoComplete="current-password"
          hint={say('settings.password-hint')}
          problem={problem}
        />
        <div className={styles.buttons}>
          <Button kind="primary" type="submit" busy={busy}>
            {say('settings.sign-in')}
          </Button>
          <Button busy={busy} onClick={() => attempt(() => signUp(name, password))}>
            {say('settings.sign-up')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** The whole card of a model: skills with what cards add, armor, keywords, abilities, gear, programs, and what holds for a while. */
import {
  armorsOf,
  type CombatZoneView,
  describeBoost,
  describeGear,
  describeProfile,
  describeProgram,
  modelOf,
  profileOf,
  SKILLS,
  skillOf,
} from '@tablerunner/combat-zone/plan';
import { CardLine } from '../../../table/card-line.tsx';
import { usePlay } from '../../../table/play-context.ts';
import { usePlan } from '../shared.ts';
import styles from './model-card.module.css';

export function ModelCard({ model }: { readonly model: number }) {
  const { say, speaker } = usePlay();
  const { view } = usePlan();
  const { carried, programs, used, boosts, kind, card } = modelOf(view, model);
  const profile = profileOf(view, model);
  const drone = kind === 'drone' ? view.cards.programs[card] : undefined;
  const armors = armorsOf(view, model).map(({ value }) => value);
  return (
    <div className={styles.card}>
      <Skills view={view} model={model} />
      {armors.length > 0 && <p>{say('combat-zone.roster.armor', { armor: armors.join(' / ') })}</p>}
      {profile !== undefined && profile.keywords.length > 0 && (
        <p className={styles.quiet}>{profile.keywords.map((keyword) => speaker.name(keyword)).join(' · ')}</p>
      )}
      {profile !== undefined && abilities(describeProfile({ ...profile, armor: 0 }, speaker))}
      {drone !== undefined && abilities(describeProgram(drone, speaker))}
      {(carried.length > 0 || programs.length > 0) && (
        <ul>
          {carried.map((gear, at) => {
            const text = view.cards.gear[gear.card];
            return text === undefined ? undefined : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place; a model may carry two of one kind
              <li key={at}>
                <CardLine
                  name={speaker.name(gear.card)}
                  note={say('combat-zone.roster.gear', {
                    exhausted: String(gear.isExhausted),
                    loot: String(text.kind === 'loot'),
                  })}
                  lines={[
                    ...(text.keywords.length === 0
                      ? []
                      : [text.keywords.map((keyword) => speaker.name(keyword)).join(' · ')]),
                    ...describeGear(text, speaker),
                  ]}
                  isOff={gear.isExhausted}
                />
              </li>
            );
          })}
          {programs.map((program, at) => {
            const text = view.cards.programs[program.card];
            return text === undefined ? undefined : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a program is known by its place
              <li key={`program ${at}`}>
                <CardLine
                  name={speaker.name(program.card)}
                  note={say('combat-zone.roster.program', {
                    running: String(program.isRunning),
                    tried: String(program.isTried),
                  })}
                  lines={describeProgram(text, speaker)}
                  isOff={program.isTried}
                />
              </li>
            );
          })}
        </ul>
      )}
      {used.length > 0 && (
        <p className={styles.quiet}>
          {say('combat-zone.roster.used-up', {
            actions: new Intl.ListFormat(say.locale).format(used.map((action) => speaker.name(action))),
          })}
        </p>
      )}
      {boosts.map((boost, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a boost is known by its place
        <p key={at} className={styles.quiet}>
          {say('combat-zone.roster.boost', { text: describeBoost(boost.gift, speaker), until: boost.until })}
        </p>
      ))}
    </div>
  );

  function abilities(lines: readonly string[]) {
    return lines.map((line) => <p key={line}>{line}</p>);
  }
}

/** What the model adds to its die, skill by skill; where cards add to it, the parts are told. */
function Skills({ view, model }: { readonly view: CombatZoneView; readonly model: number }) {
  const { speaker } = usePlay();
  const skills = SKILLS.map((skill) => ({ skill, parts: skillOf(view, model, skill, { isOpposing: false }) }));
  return (
    <dl className={styles.skills}>
      {skills.map(({ skill, parts }) => {
        const sum = parts.reduce((all, { by }) => all + by, 0);
        const why = parts.map((part) => `${speaker.name(part.why)} ${part.by}`).join(', ');
        return (
          <div key={skill} data-none={sum === 0 || undefined} title={parts.length > 1 ? why : undefined}>
            <dt>{speaker.name(skill)}</dt>
            <dd>
              {sum}
              {parts.length > 1 && <span className="visually-hidden"> ({why})</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** English, French and Italian say the same things: the same keys, the same facts, every form fit to be read, nothing left in English. */
import { eventSeenBy, Match, type Pen, plainPen, SPECTATOR } from '@tablerunner/engine';
import { LOCALES } from '@tablerunner/language';
import { Hearing, LOST, soleSpeakers, testTexts, writtenTexts } from '@tablerunner/testkit';
import { describe, expect, test } from 'vitest';
import { escapeGame } from '../index.ts';
import { COUNTERS, DIFFICULTIES, DODGES, POOLS } from '../rules/lists.ts';
import { type EscapeState, FEATS } from '../rules/types.ts';
import { told } from '../view/told.ts';
import type { EscapeView } from '../view/view.ts';

const { messages } = escapeGame;
const written = writtenTexts(new URL('../', import.meta.url));

/** Called the same everywhere: people, drones, machines, signs of the rulebook that it does not translate. */
const PROPER = [
  ...['alice', 'ashton', 'auger', 'brandt', 'duncan', 'freedom', 'iris', 'jimmy', 'kestrel', 'okoro', 'pip', 'rivet'],
  ...['vesna', 'flybot', 'scarabot', 'wormbot', 'robot', 'isc', 'escape'],
  ...['amx-10', 'datadisk', 'firewall', 'medikit', 'otaku', 'radio'],
].map((id) => `name.${id}`);

/** Words that the two languages have in common with English, letter by letter. */
const SHARED = {
  fr: [
    ...['draw.cbt', 'draw.int', 'draw.mvt'],
    ...['name.anticipation', 'name.atrium', 'name.cbt', 'name.cryo-tube', 'name.infiltration', 'name.initiative'],
    ...['name.int', 'name.normal', 'name.possession', 'name.purge', 'name.terminal'],
    // The French rulebook leaves the colours of the ISC in English.
    ...['name.black', 'name.black-karasu', 'name.black-tengu', 'name.black-ubume'],
    ...['name.blue', 'name.blue-kappa', 'name.blue-oni', 'name.blue-rikishi'],
    ...['name.green', 'name.green-jorogumo', 'name.green-mamushi', 'name.green-orochi'],
    ...['draw.token-black', 'draw.token-blue', 'draw.token-green'],
  ],
  it: ['draw.int', 'name.blackout'],
};

testTexts({
  messages,
  written,
  proper: PROPER,
  shared: SHARED,
  english: 'Airlock|Room|token|Hack',
  // "de Alice", "que Iris", "le Esquive"
  names:
    'unit|attacker|target|pilot|commander|possessor|next|id|seat|faction|item|weapon|ability|pool|source|title|purpose',
});

test('what the rules put into sentences has a name', () => {
  const ids = [...DODGES, ...COUNTERS, ...FEATS, ...POOLS, ...DIFFICULTIES, 'command', 'dodge', 'push', 'escape'];
  expect(ids.filter((id) => !Object.hasOwn(written.en, `name.${id}`))).toEqual([]);
});

type EscapeMatch = Match<EscapeState, EscapeView>;

/** Random matches of both modes, stopped every few commands. */
function eachPosition(visit: (match: EscapeMatch) => void): void {
  for (const [options, seed] of [
    [{ squads: 'proposed' }, 'languages'],
    [{ scenario: 'black-box', mode: 'cooperation', players: 3 }, 'languages too'],
    [{ scenario: 'thaw', mode: 'cooperation', players: 2 }, 'more languages'],
  ] as const) {
    const started = Match.start(escapeGame, { options, seed });
    if (!started.ok) throw new Error(started.problem);
    const match = started.value;
    for (let n = 0; n < 240 && match.decision() !== undefined; n++) {
      const legal = match.legal();
      match.play(match.decision()?.seat ?? '', legal[(n * 7) % legal.length]);
      if (n % 6 === 0) visit(match);
    }
    visit(match);
  }
}

describe('in play', () => {
  const speakers = LOCALES.map(soleSpeakers(messages));

  test('questions, refusals and events are told in each language', { timeout: 60_000 }, () => {
    const reasons = new Set<string>();
    const hearing = new Hearing();
    const seen = new Map<EscapeMatch, number>();
    const tried = new Map<string, unknown>(); // what was allowed once is asked for again where it is not
    eachPosition((match) => {
      const { view } = match.view(SPECTATOR);
      const seat = match.decision()?.seat ?? '';
      const verdicts = [
        ...match.candidates().map(({ verdict }) => verdict),
        ...[...tried.values()].map((choice) => match.check(seat, choice)),
      ];
      const refused = verdicts.flatMap((verdict) => (verdict.ok ? [] : [verdict]));
      for (const choice of match.legal().slice(0, 40)) {
        if (tried.size < 400) tried.set(JSON.stringify(choice), choice);
      }
      for (const { locale, refusal, event: tell, step } of speakers) {
        for (const verdict of refused) {
          reasons.add(verdict.reason);
          hearing.hearRefusal(locale, verdict.reason, refusal(verdict));
        }
        const asked = match.decision()?.step;
        if (asked !== undefined) hearing.hear(locale, asked, step(asked));
        for (const event of match.events.slice(seen.get(match) ?? 0)) {
          const shown = eventSeenBy(escapeGame, event, SPECTATOR);
          if (shown === undefined) continue;
          const data = event.name.startsWith('engine/') ? shown.data : told(shown, view);
          hearing.hear(locale, event.name, tell({ name: event.name, data }));
        }
      }
      seen.set(match, match.events.length);
    });
    expect(reasons.size).toBeGreaterThan(25);
    hearing.expectApart();
  });

  test('the drawn table fits its width in each language', { timeout: 60_000 }, () => {
    eachPosition((match) => {
      for (const { locale, say, name } of speakers) {
        for (const columns of [80, 110]) {
          const pen: Pen = { ...plainPen, columns, say, name };
          for (const viewer of [SPECTATOR, match.seats[0] ?? SPECTATOR]) {
            const lines = escapeGame.draw(match.view(viewer).view, pen).split('\n');
            expect(
              lines.filter((line) => [...line].length > columns),
              `${locale} ${columns}`,
            ).toEqual([]);
            expect(
              lines.filter((line) => line.includes(LOST)),
              locale,
            ).toEqual([]);
          }
        }
      }
    });
  });

  test('the squads stand beside the board wherever they do so in English', { timeout: 60_000 }, () => {
    const wide = { ...plainPen, columns: 110 };
    let beside = 0;
    eachPosition((match) => {
      const { view } = match.view(SPECTATOR);
      const heights = speakers.map(({ say, name }) => escapeGame.draw(view, { ...wide, say, name }).split('\n').length);
      const [english = 0, ...others] = heights;
      if (english > 32) return;
      beside++;
      for (const height of others) expect(height).toBeLessThanOrEqual(english + 1);
    });
    expect(beside).toBeGreaterThan(10);
  });
});

/** Worked examples of the rulebook as positions: each opens on the table, can be played, and comes out as told. */
import { type Game, parseCommand } from '@tablerunner/engine';
import { exampleKit, rulebookKit } from '@tablerunner/testkit';
import { describe, expect, test } from 'vitest';
import { combatZoneGame } from '../index.ts';

const game = combatZoneGame as unknown as Game;
const home = new URL('../', import.meta.url);
const { examples, example: exampleOf, play, played, printed, offers } = exampleKit(combatZoneGame, home);
const told = rulebookKit(home).clauses.filter(({ id }) => id.startsWith('CZ-EX-'));

/** Team building, deployment, the campaign and tables of chances: there is no position in them. */
const WITHOUT = ['01', '03', '04', '05', '47', '48', '49', '50', '52', '53', '55'].map((number) => `CZ-EX-${number}`);

test('every example has a position of its own, except those that tell of none', () => {
  expect(examples.map(({ id }) => id)).toEqual(told.map(({ id }) => id).filter((id) => !WITHOUT.includes(id)));
});

test.each(examples.map((example) => [example.id, example] as const))('%s opens and can be played', (_id, example) => {
  const own = told.find(({ id }) => id === example.id);
  for (const clause of example.clauses) expect(own?.mentions, clause).toContain(clause);
  play(example);
});

describe('comes out as told', () => {
  test.each<[string, readonly string[]]>([
    ['CZ-EX-06', ['model: p1 warlord 7.5,13.9 tokens g-,y,y']],
    ['CZ-EX-07', ['model: p1 warlord 7.5,1.9 tokens g-,y-,y', 'model: p2 oyabun 7.5,12', 'control: p2']],
    ['CZ-EX-08', ['model: p2 kyodai 7.5,4.1 tokens y-,y']],
    ['CZ-EX-09', ['player: p1 maelstrom luck 2', 'player: p2 tyger-claws luck 2', 'body: pledge 9.5,4']],
    ['CZ-EX-10', ['model: p1 warlord 5.5,1.9 tokens g-,y-,y-', 'model: p2 kyodai 9,8 tokens y-,y-', 'control: p2']],
    ['CZ-EX-11', ['model: p2 kyodai 10,2', 'model: p2 shatei 3.5,2', 'model: p2 shatei 11.5,2']],
    ['CZ-EX-12', ['model: p1 munitions-specialist 7.5,2 tokens y-,y,y used grenade-launcher/fire']],
    ['CZ-EX-13', ['model: p1 berserker 7.5,8 tokens g-,y*-,y*-']],
    ['CZ-EX-15', ['model: p2 onee-san 10.2,6.1 tokens y-,y']],
    ['CZ-EX-16', ['model: p1 berserker 7.5,15 tokens g-,y-,y']],
    ['CZ-EX-17', ['model: p2 ronin-assassin 7.8,5 tokens y*-,y,y']],
    ['CZ-EX-18', ['model: p1 berserker 7.5,5.4,4 tokens g-,y-,y']],
    ['CZ-EX-19', ['model: p1 ripper-veteran 7.5,5.5 tokens g-,y', 'model: p2 kyodai 7.5,8.9 tokens y-,y']],
    ['CZ-EX-20', ['model: p2 ronin-assassin 7.5,2.46 tokens y-,y*-,y']],
    ['CZ-EX-21', ['model: p2 ronin-assassin-veteran 7.5,7.927 tokens g-,y,y']],
    ['CZ-EX-22', ['model: p2 ronin-sniper 7.5,10.8,4 tokens y*,y,y']],
    ['CZ-EX-24', ['model: p2 onee-san 10,9 tokens y*,y', 'model: p2 onee-san 10,12', 'model: p2 gokudo-smg 10,16']],
    ['CZ-EX-25', ['model: p1 crusher 7.5,2 tokens y*,y']],
    ['CZ-EX-26', ['model: p2 oyabun 8,3.5 tokens g,g,y*', 'model: p1 ripper 7,1.9', 'model: p1 berserker 9,1.9']],
    ['CZ-EX-27', ['model: p2 kyodai 7.5,8 tokens y*,y']],
    ['CZ-EX-28', ['model: p2 kyodai-veteran 7.5,8 tokens g*-,y']],
    ['CZ-EX-29', ['model: p2 ronin-assassin 7.5,5 tokens y*-,y,y']],
    ['CZ-EX-30', ['model: p2 oyabun 7.5,6 tokens g*-,g,y', 'model: p1 ripper 7.5,3.6']],
    ['CZ-EX-31', ['model: p1 warlord 7.5,4 tokens g,y*,y*']],
    ['CZ-EX-32', ['model: p2 kyodai 7.5,8', 'discarded: loot-holo-projector']],
    ['CZ-EX-33', ['model: p2 kyodai 7.5,8.3 tokens y*-,y']],
    ['CZ-EX-34', ['model: p1 ripper-veteran 7.5,2 tokens g*,y']],
    ['CZ-EX-35', ['model: p2 kyodai-veteran 7.5,9 tokens g,y*-', 'active: kyodai-veteran']],
    ['CZ-EX-36', ['model: p2 kyodai-veteran 9,4 tokens g-,y*-']],
    ['CZ-EX-37', ['model: p2 kyodai-veteran 10.5,13 tokens g*-,y*-', 'active: warlord']],
    ['CZ-EX-38', ['model: p2 oyabun 10,12 tokens g,y*,y', 'model: p1 warlord 5,2 tokens g-,y-,y']],
    ['CZ-EX-39', ['control: p2', 'active: onee-san-veteran', 'model: p1 warlord 5,2 tokens g-,y-,y']],
    ['CZ-EX-40', ['model: p2 onee-san-veteran 6.5,3.9 tokens g,y-,y']],
    ['CZ-EX-41', ['model: p2 kyodai-veteran 6.5,3 tokens g-,y*-']],
    [
      'CZ-EX-42',
      [
        'model: p1 neural-linked-netrunner 7.5,2 tokens y-,y- programs program-ping!,program-ransomware!',
        'control: p2',
      ],
    ],
    [
      'CZ-EX-43',
      ['model: p1 neural-linked-netrunner 11,4 tokens y-,y programs program-adware!,program-running-rabbit!'],
    ],
    ['CZ-EX-44', ['model: p2 kyodai 6.5,11 tokens y*-,y*', 'body: shatei 8.5,12', 'model: p2 oyabun 6.5,18']],
    ['CZ-EX-45', ['model: p1 ripper 8.5,3 tokens y-,y', 'model: p2 kyodai 9.5,11 tokens y-,y-']],
    [
      'CZ-EX-46',
      [
        'model: p2 obake 4.5,12 tokens g,y*',
        'model: p2 kyodai 7.5,12.5 tokens y*,y',
        'model: p2 gokudo-smg 10.5,12 tokens g,y*,y',
      ],
    ],
    ['CZ-EX-51', ['scenario: three-way-split', 'active: warlord']],
    ['CZ-EX-54', ['model: p2 oyabun-veteran 7.5,6.1 tokens g*,g,g', 'control: p2']],
  ])('%s', (id, wanted) => {
    const lines = printed(played(id));
    for (const line of wanted) expect(lines).toContain(line);
  });
});

describe('what is offered, and what is not', () => {
  test('CZ-EX-02 the rifle reaches YELLOW and GREEN, and nobody in RED', () => {
    const bursts = offers('CZ-EX-02').filter((command) => command.startsWith('act assault-rifle/burst'));
    expect(bursts).toEqual(['act assault-rifle/burst t1 ripper', 'act assault-rifle/burst t1 crusher']);
    expect(refusalOf('CZ-EX-02', 'act assault-rifle/burst t1 pledge')).toBe('CZ-PATH-06');
  });

  test('CZ-EX-12 a second grenade has to wait for the next Inspire', () => {
    expect(offers('CZ-EX-12').filter((command) => command.includes('grenade'))).toEqual([]);
  });

  test('CZ-EX-14 the rest of a move is gone once the next action has begun', () => {
    expect(offers('CZ-EX-14').filter((command) => command.startsWith('move'))).toEqual([]);
  });

  test('CZ-EX-15 and CZ-EX-06 need no roll', () => {
    for (const id of ['CZ-EX-06', 'CZ-EX-15'])
      expect(played(id).events.map(({ name }) => name)).not.toContain('engine/rolled');
  });

  test('CZ-EX-18 whoever fails stays below, and is hurt as by a fall of 4', () => {
    const { position, clauses, id } = exampleOf('CZ-EX-18');
    const failed = play({ id, clauses, position, moves: [{ seat: 'p1', command: 'move t2 7.5,5.4', dice: [3, 6] }] });
    expect(printed(failed)).toContain('model: p1 berserker 7.5,2.46 tokens g-,y*-,y');
  });

  test('CZ-EX-21 it is held in a brawl', () => {
    expect(ask('CZ-EX-21', 'brawl', { model: 'ronin-assassin-veteran' })).toEqual({ rivals: ['ripper'] });
  });

  test('CZ-EX-22 and 23 the edge gives 1 to whoever is on it, nothing to the one below, and hides who steps back', () => {
    const up = { from: 'ripper', to: 'ronin-sniper', action: 'basic/ranged' };
    const down = { from: 'ronin-sniper', to: 'ripper', action: 'basic/ranged' };
    expect(ask('CZ-EX-22', 'path', up)).toMatchObject({ isBlocked: false, bonus: 1 });
    expect(ask('CZ-EX-22', 'path', down)).toMatchObject({ isBlocked: false, bonus: 0 });
    expect(ask('CZ-EX-23', 'path', up)).toMatchObject({ isBlocked: true });
    expect(ask('CZ-EX-23', 'path', down)).toMatchObject({ isBlocked: true });
    expect(offers('CZ-EX-23').filter((command) => command.endsWith('ronin-sniper'))).toEqual([]);
  });

  test('CZ-EX-26 all three are rolled against, the lowest alone is hit', () => {
    const rolled = played('CZ-EX-26').events.find(({ name }) => name === 'combat-zone/rolled');
    expect(rolled?.data).toEqual({ acting: 6, opposing: [5, 2, 8] });
  });

  test('CZ-EX-34 the Ripper may answer, and CZ-EX-35 nobody answers an answer', () => {
    expect(offers('CZ-EX-34')).toContain('react ripper-veteran with act basic/ranged t2 kyodai-veteran');
    expect(offers('CZ-EX-35').filter((command) => command.startsWith('react'))).toEqual([]);
  });

  test('CZ-EX-38 Oyabun may [RE]act, CZ-EX-37 Kyodai may not', () => {
    expect(offers('CZ-EX-38')).toContain('react oyabun with act basic/command t1 onee-san-veteran');
    expect(offers('CZ-EX-37').filter((command) => command.startsWith('react'))).toEqual([]);
  });

  test('CZ-EX-43 Adware rolls the GREEN die, Running Rabbit the RED one', () => {
    const dice = played('CZ-EX-43').events.filter(({ name }) => name === 'engine/rolled');
    expect(dice.map(({ data }) => (data as { sides: number }).sides)).toEqual([12, 8, 6, 10]);
  });

  test('CZ-EX-46 each target after the first is a point harder', () => {
    const declared = played('CZ-EX-46').events.filter(({ name }) => name === 'combat-zone/declared');
    const sums = declared.map(({ data }) =>
      (data as { contest: { acting: { bonuses: { by: number }[] } } }).contest.acting.bonuses.reduce(
        (sum, { by }) => sum + by,
        0,
      ),
    );
    expect(sums).toEqual([2, 1, 0]);
  });

  test('CZ-EX-56 the bands from centre to centre', () => {
    const band = (to: string): unknown => (ask('CZ-EX-56', 'path', { from: 'warlord', to }) as { band: unknown }).band;
    expect(['kyodai', 'onee-san', 'gokudo-smg', 'obake', 'ronin-sniper'].map(band)).toEqual([
      'red',
      'red',
      'yellow',
      'green',
      'long',
    ]);
    expect(ask('CZ-EX-56', 'brawl', { model: 'warlord' })).toEqual({ rivals: ['kyodai'] });
  });
});

/** The clause that refuses a command. */
function refusalOf(id: string, command: string): string {
  const match = played(id);
  const { state, stack } = match.position;
  const frame = stack.at(-1);
  const seat = match.decision()?.seat;
  if (frame === undefined || seat === undefined) throw new Error('nobody is asked');
  const choice = parseCommand(game, command, state, frame);
  if (!choice.ok) throw new Error(choice.problem);
  const verdict = match.check(seat, choice.value);
  return verdict.ok ? 'fine' : verdict.clause;
}

function ask(id: string, what: string, params: Record<string, unknown>): unknown {
  const { state, stack } = played(id).position;
  return game.questions?.[what]?.answer(state, params, stack.at(-1));
}

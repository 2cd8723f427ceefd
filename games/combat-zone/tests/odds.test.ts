/** Odds by named outcomes, against fractions that were worked out by hand. */
import { fastChance, oddsOf, parseCommand, Runner, scriptedChance } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { combatZoneGame } from '../index.ts';
import { notation } from '../notation/notation.ts';
import { settles, summary } from '../rules/outcomes.ts';

const LUCKLESS = 'player: p1 maelstrom luck 0\nplayer: p2 tyger-claws luck 0\n';

function laid(text: string, command: string) {
  const read = notation.parsePosition(text.startsWith('player') ? text : `${LUCKLESS}${text}`);
  if (!read.ok) throw new Error(read.problem);
  const position = read.value;
  const choice = parseCommand(
    combatZoneGame,
    command,
    position.state,
    position.stack.at(-1) ?? { step: '', memory: {} },
  );
  if (!choice.ok) throw new Error(choice.problem);
  const verdict = new Runner(combatZoneGame, position, fastChance('unused')).check(choice.value);
  if (!verdict.ok) throw new Error(`${verdict.clause} ${verdict.reason}`);
  return { position, choice: choice.value };
}

function odds(text: string, command: string, policy = 'no-luck') {
  const { position, choice } = laid(text, command);
  const forecast = combatZoneGame.forecasts?.find(({ name }) => name === policy) ?? (policy as 'best');
  const found = oddsOf(combatZoneGame, position, choice, forecast);
  if (!found.ok) throw new Error(found.problem);
  return found.value;
}

/** Rows as `hit 1 crit`: what is false or 0 is left out, and so are the tokens that the command costs. */
const rows = (text: string, command: string, policy?: string): Record<string, string> =>
  Object.fromEntries(
    odds(text, command, policy).rows.map(({ outcome, share }) => {
      const { tokens: _tokens, ...told } = outcome;
      const words = Object.entries(told).flatMap(([name, value]) =>
        value === false || value === 0 ? [] : [value === true ? name : `${name} ${value}`],
      );
      return [words.join(' ') || 'nothing', share];
    }),
  );

describe('attacks', () => {
  const SHOT = 'model: p1 warlord 11,10\nmodel: p2 oyabun 11,16\nactive: warlord';

  it('d12+1 against d12+2: 46 of 144 hit, 11 more by a crit', () => {
    expect(rows(SHOT, 'act smg/fire t1 oyabun')).toEqual({
      nothing: '37/72',
      'hit wounds 1 reactions 1': '23/72',
      fumble: '1/12',
      'hit wounds 1 crit reactions 1': '11/144',
      crit: '1/144',
    });
  });

  it('each name alone: 57 of 144 hit', () => {
    expect(odds(SHOT, 'act smg/fire t1 oyabun').each.hit).toEqual([
      { value: false, ways: 87, share: '29/48' },
      { value: true, ways: 57, share: '19/48' },
    ]);
  });

  it('up to the next question nothing is known but the token: the rival still names a die', () => {
    expect(odds(SHOT, 'act smg/fire t1 oyabun', 'none').rows).toEqual([
      { outcome: { tokens: 1 }, ways: 1, share: '1' },
    ]);
  });

  it('once all have named their dice, the roll is open until somebody has answered for Luck', () => {
    const { position, choice } = laid(
      `player: p1 maelstrom luck 1\nplayer: p2 tyger-claws luck 1\n${SHOT}`,
      'act smg/fire t1 oyabun',
    );
    const runner = new Runner(combatZoneGame, position, fastChance('unused'));
    runner.play(choice);
    const [naming] = runner.legal();
    const found = oddsOf(combatZoneGame, runner.position, naming, 'none');
    expect(found.ok && found.value.each.open).toEqual([{ value: 'rolled', ways: 144, share: '1' }]);
  });

  const ARMORED = 'model: p1 warlord 11,10\nmodel: p2 ripper 11,16 holds =wolver,kevlar-armor\nactive: warlord';

  it('armor of 1 is better than no Reflexes, and is lost in the place of the wound', () => {
    const told = { 'hit armor 1': '49/96', nothing: '31/96', fumble: '1/12', 'hit crit armor 1': '7/96', crit: '1/96' };
    expect(rows(ARMORED, 'act smg/fire t1 ripper')).toEqual(told);
    expect(rows(ARMORED, 'act smg/fire t1 ripper', 'best')).toEqual(told);
  });

  it('without armor d12+1 against d8: 55 of 96 and 7 by a crit', () => {
    expect(odds(ARMORED, 'act smg/fire t1 ripper', 'no-armor').each.wounds).toEqual([
      { value: 0, ways: 34, share: '17/48' },
      { value: 1, ways: 62, share: '31/48' },
    ]);
  });

  it('a crit with Deadly Crits is two wounds', () => {
    expect(
      odds('model: p1 kyodai 11,5\nmodel: p2 oyabun 11,6.5\nactive: kyodai', 'act katana/strike t1 oyabun').each.wounds,
    ).toEqual([
      { value: 0, ways: 64, share: '2/3' },
      { value: 1, ways: 21, share: '7/32' },
      { value: 2, ways: 11, share: '11/96' },
    ]);
  });

  const TORRENT = `model: p1 warlord 11,5 holds =smg,tsunami-helix
model: p2 oyabun 11,8.4
model: p2 pledge 10.7,9.6
model: p2 pledge 11.3,10.8
model: p2 pledge 10.9,12.1
model: p2 pledge 11.2,13.4
model: p2 kyodai 11,16
active: warlord`;

  it('a torrent on six models: 12 · 12 · 8⁵ ways for the dice to fall', { timeout: 60_000 }, () => {
    const { of, each } = odds(TORRENT, 'act tsunami-helix/fire t1 oyabun', 'first');
    expect(of).toBe(12 * 12 * 8 ** 5);
    // For each face of the attacker's die the five d8+1 and the d12+2 are beaten one by one: added up over its twelve faces.
    expect(Object.fromEntries(each.hits?.map(({ value, share }) => [String(value), share]) ?? [])).toEqual({
      0: '353141/2359296',
      1: '117437/1179648',
      2: '81985/786432',
      3: '22465/196608',
      4: '41235/262144',
      5: '256301/1179648',
      6: '372029/2359296',
    });
  });

  it('a blast: 49 of 144 hit the target; a fumble comes back, and 46 of 120 Obstacle dice beat who threw it', () => {
    const text = 'model: p1 warlord 11,5 holds =smg,frag-grenade\nmodel: p2 oyabun 11,12\nactive: warlord';
    expect(odds(text, 'act frag-grenade/throw t1 oyabun').each.hit).toEqual([
      { value: false, ways: 10_848, share: '113/180' },
      { value: true, ways: 6432, share: '67/180' },
    ]);
  });
});

describe('other rolls', () => {
  /** d12 against the Obstacle die: 54 of 120 win by number or by its 1, 9 by a crit. */
  const OBSTACLE = { won: '9/20', crit: '3/40', lost: '23/60', fumble: '1/12', inVain: '1/120' };

  it('a move over an obstacle', () => {
    const text = 'scenery: fence-1 11,8\nmodel: p1 warlord 11,5\nmodel: p2 oyabun 11,25\nactive: warlord';
    expect(rows(text, 'move t1 11,10')).toEqual({
      'won move arrived': OBSTACLE.won,
      'won move arrived crit': OBSTACLE.crit,
      'move stopped': OBSTACLE.lost,
      'move stopped fumble': OBSTACLE.fumble,
      'move stopped crit': OBSTACLE.inVain,
    });
  });

  it('a move without anything in the way', () => {
    const text = 'model: p1 warlord 11,5\nmodel: p2 oyabun 11,25\nactive: warlord';
    expect(rows(text, 'move t1 11,10')).toEqual({ 'move arrived': '1' });
  });

  it('an escape from a brawl: d12 against d12+2', () => {
    const text = 'model: p1 warlord 11,5\nmodel: p2 oyabun 11,6.2\nactive: warlord';
    expect(rows(text, 'move t1 11,1')).toEqual({
      'won move arrived': '19/72',
      'won move arrived crit': '11/144',
      'move stayed': '41/72',
      'move stayed fumble': '1/12',
      'move stayed crit': '1/144',
    });
  });

  it('a launch: d12+2 against d12, and a fumble leaks', () => {
    const text = `model: p1 neural-linked-netrunner 11,5 programs program-ping
model: p2 oyabun 11,12\nactive: neural-linked-netrunner`;
    expect(rows(text, 'launch 1 oyabun')).toEqual({
      'launched hacked 1': '37/72',
      'launched crit hacked 1': '11/144',
      nothing: '23/72',
      'fumble stunned 1': '1/12',
      crit: '1/144',
    });
  });

  it('triage: d12 against the Obstacle die', () => {
    const text =
      'model: p1 warlord 11,5\nmodel: p1 ripper 11,6.2 tokens y*,y*\nmodel: p2 oyabun 11,25\nactive: warlord';
    expect(rows(text, 'act basic/triage t1 ripper')).toEqual({
      'won healed 1': OBSTACLE.won,
      'won crit healed 1': OBSTACLE.crit,
      nothing: OBSTACLE.lost,
      fumble: OBSTACLE.fumble,
      crit: OBSTACLE.inVain,
    });
  });

  it('work at a device', () => {
    const text = 'scenario: data-grab\nmodel: p1 warlord 4,14\nmodel: p2 oyabun 11,25\nactive: warlord';
    expect(odds(text, 'objective work 1 t1').each.objective).toEqual([
      { value: 'worked', ways: 63, share: '21/40' },
      { value: null, ways: 57, share: '19/40' },
    ]);
  });

  it('a loot card out of three', () => {
    const text = `model: p1 warlord 11,5\nmodel: p1 ripper out@11,6\nmodel: p2 oyabun 11,25
body: ripper 11,6\nactive: warlord\nloot: loot-med-patch loot-dorf loot-new-kicks`;
    expect(odds(text, 'act loot/belongings t1 body=ripper').each.loot?.map(({ share }) => share)).toEqual([
      '1/3',
      '1/3',
      '1/3',
    ]);
  });
});

describe('in the middle of a roll', () => {
  const DUEL = `player: p1 maelstrom luck 1
player: p2 tyger-claws luck 0
model: p1 warlord 11,10
model: p2 oyabun 11,16
active: warlord`;

  /** The position after some commands, with these faces of the dice. */
  function after(dice: readonly number[], ...commands: readonly string[]): string {
    const read = notation.parsePosition(DUEL);
    if (!read.ok) throw new Error(read.problem);
    const runner = new Runner(combatZoneGame, read.value, scriptedChance({ dice }, fastChance('unused')));
    for (const text of commands) {
      const choice = parseCommand(combatZoneGame, text, runner.position.state, runner.frame);
      if (!choice.ok) throw new Error(choice.problem);
      runner.play(choice.value);
    }
    return notation.printPosition(runner.position).replace(/^scenario.*\n/, '');
  }

  it('whoever opposes asks for each token: d12+1 against d8+2 hits more often than against d12+2', () => {
    const asked = after([], 'act smg/fire t1 oyabun');
    const hits = (command: string) =>
      odds(asked, command, 'no-luck').each.hit?.find(({ value }) => value === true)?.share;
    expect([hits('oppose t1'), hits('oppose t3')]).toEqual(['19/48', '25/48']);
  });

  it('rolled again with Luck: an 11 hits, a 12 is a crit and brings the Luck back', () => {
    const lost = after([5, 9], 'act smg/fire t1 oyabun', 'oppose t1');
    expect(rows(lost, 'reroll - luck')).toEqual({
      'luck 1': '3/4',
      'hit wounds 1 reactions 1 luck 1': '1/12',
      'hit wounds 1 crit reactions 1': '1/12',
      'fumble luck 1': '1/12',
    });
    expect(rows(lost, 'stand')).toEqual({ nothing: '1' });
  });

  it('the policies differ: who loses rolls again with Luck, or lets the dice lie', () => {
    const hits = (policy: string) =>
      odds(DUEL, 'act smg/fire t1 oyabun', policy).each.hit?.find(({ value }) => value === true);
    // 57 of 144; of the other 87 each die is thrown anew against the same roll.
    expect(hits('no-luck')?.share).toBe('19/48');
    expect(hits('luck')?.share).toBe('961/1728');
  });
});

/** Every way the dice can fall, one by one and face by face, without a word about which come to the same. */
function counted(text: string, command: string): Record<string, string> {
  const { position, choice } = laid(text, command);
  const forecast = combatZoneGame.forecasts?.find(({ name }) => name === 'no-luck');
  const found = new Map<string, bigint>();
  const whole = 120n ** 6n;
  const wheels: { at: number; readonly count: number }[] = [];
  do {
    let reading = 0;
    const draw = (count: number): number => {
      wheels[reading] ??= { at: 0, count };
      return wheels[reading++]?.at ?? 0;
    };
    const copy = { ...position, state: combatZoneGame.clone(position.state), stack: [...position.stack] };
    const runner = new Runner(combatZoneGame, copy, { draw }, { record: true });
    runner.play(choice);
    while (!runner.events.some(({ name }) => settles.includes(name))) {
      const answer = forecast?.answer(runner.position.state, runner.frame, runner.legal());
      if (answer === undefined) break;
      runner.play(answer);
    }
    const key = JSON.stringify(summary(runner.events, position.state, runner.position.state));
    const of = wheels.reduce((product, { count }) => product * BigInt(count), 1n);
    found.set(key, (found.get(key) ?? 0n) + whole / of);
  } while (turn(wheels));
  return Object.fromEntries([...found].map(([key, part]) => [key, String(part)]));
}

function turn(wheels: { at: number; readonly count: number }[]): boolean {
  for (let last = wheels.pop(); last !== undefined; last = wheels.pop()) {
    if (last.at + 1 === last.count) continue;
    wheels.push({ at: last.at + 1, count: last.count });
    return true;
  }
  return false;
}

it.each([
  ['model: p1 warlord 11,10\nmodel: p2 oyabun 11,16\nactive: warlord', 'act smg/fire t1 oyabun'],
  ['model: p1 warlord 11,5\nmodel: p2 oyabun 11,6.2\nactive: warlord', 'move t1 11,1'],
  [
    'model: p1 warlord 11,5 holds =smg,shotgun\nmodel: p2 oyabun 11,6.4\nmodel: p2 pledge 11,7.6\nactive: warlord',
    'act shotgun/fire t2 oyabun',
  ],
  [
    'model: p1 warlord 11,5 holds =smg,frag-grenade\nmodel: p2 shatei 11,12\nmodel: p2 pledge 12,13\nactive: warlord',
    'act frag-grenade/throw t2 shatei',
  ],
])('%#: faces that come to the same are counted as often as they fall', { timeout: 60_000 }, (text, command) => {
  const whole = 120n ** 6n;
  const told = odds(text, command).rows.map(({ outcome, share }): [string, string] => {
    const [part = '1', of = '1'] = share.split('/');
    return [JSON.stringify(outcome), String((whole * BigInt(part)) / BigInt(of))];
  });
  expect(Object.fromEntries(told)).toEqual(counted(text, command));
});

/** Netrunning: launches, Hacked, Vulnerable, memory leaks. CZ-NET-04 to 23, CZ-HACK-*, CZ-LEAK-*, CZ-RULE-05, 76 to 78, 103. */
import { frameOf } from '@tablerunner/engine';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import type { ActionCard, ProgramCard } from '../../content/types.ts';
import { actionsOf } from '../../rules/abilities/skills.ts';
import { activation } from '../../rules/turn/activation.ts';
import {
  block,
  controlTable,
  type DrawnModel,
  type DrawnProgram,
  type DrawnState,
  drawnAction,
  drawnState,
  Table,
} from '../kit.ts';

const program = (id: string, more: Partial<DrawnProgram> = {}): DrawnProgram =>
  ({ ...(CARDS.programs[id] as ProgramCard), ...more }) as DrawnProgram;

const HACK = program('program-adware');
const launch = (target?: number, index = 0) => ({
  kind: 'launch',
  program: index,
  ...(target === undefined ? {} : { target }),
});

/** The first model is in the middle of its activation. */
const active = (models: readonly DrawnModel[], more: Partial<DrawnState> = {}): Table =>
  new Table(drawnState({ models, active: 0, ...more }), frameOf(activation, { model: 0, hasActed: false }));

const runner = (...installed: DrawnProgram[]): DrawnModel => ({
  at: [5, 5],
  keywords: ['netrunner'],
  skills: { tech: 2, reflexes: 1 },
  installed,
});
const rival: DrawnModel = { at: [5, 15], tokens: 'g y', skills: { tech: 1 } };

describe('launching', () => {
  it('CZ-NET-02 only who has the Netrunner keyword can run programs', () => {
    expect(active([{ ...runner(HACK), keywords: [] }, rival]).refusal(launch(1))).toBe('CZ-NET-02 not-a-netrunner');
    expect(active([runner(HACK), rival]).refusal(launch(1))).toBe('fine');
  });

  it('CZ-NET-04 only programs that are installed on it', () => {
    expect(active([runner(HACK), rival]).refusal(launch(1, 1))).toBe('CZ-NET-04 no-such-program');
  });

  it('CZ-NET-07 the Tech roll is made with the die of the program’s quality', () => {
    const table = active([runner(HACK), rival]).play(launch(1));
    expect(table.waiting).toBe('b contest');
    table.oppose(1, 12, 2);
    expect(table.events.find(({ name }) => name === 'combat-zone/declared')?.data).toMatchObject({
      contest: { acting: { die: { colour: 'green' }, token: -1, bonuses: [{ why: 'tech', by: 2 }] } },
    });
  });

  it('CZ-NET-08 an attempt uses no token', () => {
    const table = active([runner(HACK), rival])
      .play(launch(1))
      .oppose(1, 2, 7);
    expect(table.tokens(0)).toBe('y y');
    expect(table.story).not.toContain('token-used');
  });

  it('CZ-NET-09 CZ-HACK-01 a success brings its result, and the card is turned to its running side', () => {
    const table = active([runner(HACK), rival])
      .play(launch(1))
      .oppose(1, 6, 6);
    expect(table.model(1).hacked).toBe(1);
    expect(table.model(0).programs).toMatchObject([{ isRunning: true }]);
  });

  it('CZ-NET-10 a program that failed is not tried again in the same activation', () => {
    const table = active([runner(HACK), rival])
      .play(launch(1))
      .oppose(1, 2, 7);
    expect(table.refusal(launch(1))).toBe('CZ-NET-10 tried-before');
  });

  it('CZ-NET-11 it stays loaded, and may be tried in the next activation', () => {
    const table = active([runner(HACK), rival])
      .play(launch(1))
      .oppose(1, 2, 7);
    expect(table.model(0).programs).toMatchObject([{ isRunning: false }]);
    const again = controlTable({ models: [{ ...runner(HACK), tokens: 'y y-' }, rival] });
    const [tried] = again.model(0).programs;
    if (tried !== undefined) tried.isTried = true;
    again.play({ kind: 'activate', model: 0 });
    expect(again.refusal(launch(1))).toBe('fine');
  });

  it('CZ-NET-12 programs are no [RE]actions', () => {
    const table = new Table(
      drawnState({
        models: [
          { at: [5, 15], tokens: 'g' },
          { ...runner(HACK), player: 1 },
          { ...rival, at: [9, 5], player: 0 },
        ],
        active: 0,
      }),
      frameOf(activation, { model: 0, hasActed: false }),
    );
    table.play({ kind: 'act', action: 'basic/ranged', token: 0, target: 1 }, 9, 2);
    expect(table.waiting).toBe('b react');
    expect(table.refusal({ kind: 'react', model: 1, with: launch(0) })).toBe('CZ-NET-12 no-program-as-reaction');
  });

  it('CZ-NET-12 nor are actions of a program that is running', () => {
    const models: DrawnModel[] = [
      { at: [5, 15], tokens: 'g' },
      { ...runner(program('program-adware', { isRunning: true })), player: 1, tokens: 'y y' },
      { at: [9, 5], player: 0 },
    ];
    const table = active(models).play({ kind: 'act', action: 'basic/ranged', token: 0, target: 1 }, 9, 2);
    const reload = { kind: 'act', action: 'program-adware/reload', token: 1, target: 1 };
    expect(table.refusal({ kind: 'react', model: 1, with: reload })).toBe('CZ-NET-12 no-program-as-reaction');
    expect(JSON.stringify(table.legalOf('react'))).not.toContain('adware');
  });

  it('CZ-NET-13 CZ-RULE-05 a program has a loaded and a running side and starts loaded', () => {
    for (const { card, isRunning } of drawnState({ models: [runner(HACK)] }).models[0]?.programs ?? [])
      expect([card, isRunning]).toEqual(['program-adware', false]);
    expect(actionsOf(drawnState({ models: [runner(HACK)] }), 0)).toEqual([]);
    const running = drawnState({ models: [runner({ ...HACK, isRunning: true })] });
    expect(actionsOf(running, 0).map(({ id }) => id)).toEqual(['program-adware/reload']);
  });

  it('CZ-NET-14 CZ-RULE-78 only a loaded program can be launched', () => {
    const table = active([runner({ ...HACK, isRunning: true }), rival]);
    expect(table.refusal(launch(1))).toBe('CZ-NET-14 program-is-running');
  });

  it('CZ-NET-15 effects are immediate or lasting: Metal Surge refreshes at once, Monkey Wisdom helps as long as it runs', () => {
    const surge = active([{ ...runner(program('program-metal-surge')), tokens: 'y- y' }, rival]).play(launch(), 7, 2);
    expect(surge.tokens(0)).toBe('y y');
    const wisdom = program('program-monkey-wisdom');
    const table = active([{ ...runner(wisdom), tokens: 'y y' }, rival]).play(launch(), 5, 2);
    expect(table.model(0).programs).toMatchObject([{ isRunning: true }]);
  });

  it('CZ-NET-16 CZ-OPPOSE-09 a rival opposes with Tech and a token of its choice; CZ-RULE-78 which is not wounded', () => {
    const table = active([runner(HACK), rival])
      .play(launch(1))
      .oppose(0, 12, 5);
    expect(table.events.find(({ name }) => name === 'combat-zone/declared')?.data).toMatchObject({
      contest: { opposing: [{ model: 1, skill: 'tech', die: { colour: 'green' }, bonuses: [{ why: 'tech', by: 1 }] }] },
    });
    expect(table.tokens(1)).toBe('g y');
  });

  it('CZ-NET-17 what targets no rival is opposed by the Obstacle die', () => {
    const table = active([runner(program('program-monkey-wisdom')), rival]).play(launch(), 2, 9);
    expect(table.events.find(({ name }) => name === 'combat-zone/declared')?.data).toMatchObject({
      contest: { acting: { die: { colour: 'red' } }, opposing: [{ model: -1, die: { colour: 'obstacle' } }] },
    });
    expect(table.model(0).programs).toMatchObject([{ isRunning: false, isTried: true }]);
    const aid = drawnAction({ id: 'aid/launch', skill: 'tech', bands: ['yellow'], aim: 'other-friend' });
    const friendly = active([runner({ id: 'aid', launch: aid }), { ...rival, at: [5, 10], player: 0 }]);
    expect(friendly.play(launch(1), 7, 2).model(0).programs).toMatchObject([{ isRunning: true }]); // nobody is asked
  });

  it('CZ-NET-18 the running side lasts as long as the program runs', () => {
    const wave = program('program-death-mark', { isRunning: true });
    const attack = drawnAction({ id: 'blade/cut', skill: 'melee', bands: ['red'], aim: 'rival', isAttack: true });
    const models = (isRunning: boolean): DrawnModel[] => [
      { at: [5, 5], player: 0, actions: [attack] },
      { at: [5, 7.5], tokens: 'y y y', hacked: 1, player: 1 },
      { ...runner({ ...wave, isRunning }), at: [15, 5], player: 0 },
    ];
    const hit = (isRunning: boolean) => {
      const table = active(models(isRunning)).play({ kind: 'act', action: 'blade/cut', token: 0, target: 1 }, 7, 2);
      return table.tokens(1);
    };
    expect(hit(false)).toBe('y* y y');
    expect(hit(true)).toBe('y* y* y');
  });

  it('CZ-NET-19 CZ-INSPIRE-06 many are reloaded by an Inspire, others as their card says', () => {
    const models = [
      { ...runner(program('program-ping', { isRunning: true }), { ...HACK, isRunning: true }), tokens: 'y- y' },
      rival,
    ];
    const table = controlTable({ models }).play({ kind: 'inspire' });
    expect(table.model(0).programs.map(({ isRunning }) => isRunning)).toEqual([false, true]);
    const manual = active([runner({ ...HACK, isRunning: true }), rival]);
    manual.play({ kind: 'act', action: 'program-adware/reload', token: 0, target: 0 });
    expect(manual.model(0).programs).toMatchObject([{ isRunning: false }]);
    expect(manual.tokens(0)).toBe('y- y');
  });

  it('CZ-NET-20 programs are launched in the own activation only', () => {
    const table = new Table(
      drawnState({ models: [rival, { ...runner(HACK), player: 0 }, { ...rival, player: 1, at: [8, 15] }], active: 0 }),
      frameOf(activation, { model: 0, hasActed: false }),
    );
    expect(table.refusal(launch(2))).toBe('CZ-NET-04 no-such-program');
    const state = drawnState({ models: [runner(HACK), rival], active: 1 });
    expect(new Table(state, frameOf(activation, { model: 0, hasActed: false })).refusal(launch(1))).toBe(
      'CZ-NET-20 not-in-an-activation',
    );
  });

  it('CZ-NET-21 CZ-EX-42 launches and actions are mixed freely', () => {
    const table = active([{ ...runner(HACK, program('program-sonic-shock')), tokens: 'y y' }, rival]);
    table.play({ kind: 'act', action: 'basic/ranged', token: 0, target: 1 }).oppose(0, 2, 7);
    table.play(launch(1)).oppose(0, 9, 2);
    table.play(launch(1, 1)).oppose(0, 9, 2);
    expect(table.tokens(0)).toBe('y- y');
    expect(table.refusal({ kind: 'act', action: 'basic/ranged', token: 1, target: 1 })).toBe('fine');
  });

  it('CZ-EX-43 Adware is rolled with GREEN and Running Rabbit with RED, and neither uses a token', () => {
    expect([HACK.quality, program('program-running-rabbit').quality]).toEqual(['green', 'red']);
    const table = active([{ ...runner(HACK, program('program-running-rabbit')), tokens: 'y- y' }, rival]);
    table.play(launch(1)).oppose(0, 2, 7).play(launch(undefined, 1), 2, 9);
    const colours = table.events
      .filter(({ name }) => name === 'combat-zone/declared')
      .map(({ data }) => (data as { contest: { acting: { die: { colour: string } } } }).contest.acting.die.colour);
    expect(colours).toEqual(['green', 'red']);
    expect(table.tokens(0)).toBe('y- y');
  });

  it('CZ-RULE-41 an attempt to launch is enough to end an activation', () => {
    const table = active([runner(HACK), rival]);
    expect(table.refusal({ kind: 'end' })).toBe('CZ-RULE-41 nothing-done-yet');
    expect(table.play(launch(1)).oppose(1, 2, 7).refusal({ kind: 'end' })).toBe('fine');
  });

  it('CZ-BRAWL-04 in a brawl it launches at rivals of that brawl only, not at itself', () => {
    const close: DrawnModel = { ...rival, at: [5, 6.8] };
    const table = active([runner(HACK, program('program-monkey-wisdom')), close, rival]);
    expect(table.refusal(launch(undefined, 1))).toBe('CZ-BRAWL-04 only-rivals-in-a-brawl');
    expect(table.refusal(launch(2))).toBe('CZ-BRAWL-03 not-in-the-brawl');
    expect(table.refusal(launch(1))).toBe('fine');
  });

  it('CZ-RULE-78 CZ-RULE-100 CZ-KW-32 an attack of a program does all that attacks do', () => {
    const keywords = { deadly: 1, 'deadly-crits': 1, push: 1 };
    const base = program('program-shadow-blast');
    const strong = { ...base, launch: { ...(base.launch as ActionCard), keywords } };
    const hit = (face: number, options: NonNullable<DrawnState['options']>) =>
      active([runner(strong), { ...rival, tokens: 'y- y- y- y- y-' }], { options }).play(launch(1), face, 2);
    expect(hit(7, {}).tokens(1)).toBe('y*- y*- y- y- y-');
    expect(hit(8, {}).tokens(1)).toBe('y*- y*- y*- y- y-');
    expect(hit(8, { deadlyAndDeadlyCrits: 'do-not-add-up' }).tokens(1)).toBe('y*- y*- y- y- y-');
    expect(hit(7, {}).model(1).y).toBe(18_000);
  });

  it('CZ-ACTION-16 an action is told by its own name when it is over, though its program is gone', () => {
    const table = active([runner(program('program-shadow-blast'), HACK), rival]);
    table.play(launch(1)).oppose(1, 7, 2).play({ kind: 'pass', model: 1 });
    const ended = table.events.find(({ name }) => name === 'combat-zone/action-ended');
    expect(ended?.data).toMatchObject({ action: 'program-shadow-blast/launch' });
  });

  it('a program that is used up is gone', () => {
    const table = active([runner(program('program-shadow-blast')), rival])
      .play(launch(1))
      .oppose(1, 8, 2);
    expect(table.model(0).programs).toEqual([]);
    expect(table.tokens(1)).toBe('g y*');
  });
});

describe('a netrunner steps in', () => {
  const helper: DrawnModel = { at: [9, 15], player: 1, keywords: ['netrunner'], skills: { tech: 2 }, tokens: 'y y' };
  const wall = block('wall', [7.5, 4, 8, 14], { kind: 'barrier', top: 5000 });

  it('CZ-NET-22 a friend who is a netrunner with a path to the launcher may oppose instead', () => {
    const table = active([runner(HACK), rival, helper]).play(launch(1));
    expect(table.refusal({ kind: 'oppose', token: 0, model: 2 })).toBe('fine');
    table.play({ kind: 'oppose', token: 0, model: 2 }, 6, 7);
    expect(table.events.find(({ name }) => name === 'combat-zone/declared')?.data).toMatchObject({
      contest: { opposing: [{ model: 2, bonuses: [{ why: 'tech', by: 2 }] }] },
    });
    expect([1, 2].map((model) => table.model(model).hacked)).toEqual([0, 0]);
  });

  it('CZ-RULE-76 not without a path, not who is no netrunner, not a rival of the target; a brawl does not matter', () => {
    const tries = (models: DrawnModel[], more = {}) =>
      active(models, more).play(launch(1)).refusal({ kind: 'oppose', token: 0, model: 2 });
    expect(tries([runner(HACK), rival, helper], { pieces: [wall] })).toBe('CZ-NET-22 cannot-step-in');
    expect(tries([runner(HACK), rival, { ...helper, keywords: [] }])).toBe('CZ-NET-22 cannot-step-in');
    expect(tries([runner(HACK), rival, { ...helper, player: 0 }])).toBe('CZ-NET-22 cannot-step-in');
    expect(tries([runner(HACK), rival, helper, { at: [9, 16.5], player: 0 }])).toBe('fine');
  });

  it('CZ-NET-23 if it does not stop the program, it becomes the target', () => {
    const table = active([runner(HACK), rival, helper])
      .play(launch(1))
      .play({ kind: 'oppose', token: 0, model: 2 }, 9, 2);
    expect([1, 2].map((model) => table.model(model).hacked)).toEqual([0, 1]);
  });

  it('CZ-RULE-76 a program that says what its target must be does nothing to one that is not', () => {
    const ransom = program('program-ransomware');
    const table = active([runner(ransom), { ...rival, hacked: 1 }, helper]).play(launch(1));
    table.play({ kind: 'oppose', token: 0, model: 2 }, 7, 2);
    expect([table.tokens(1), table.tokens(2)]).toEqual(['g y', 'y y']);
    expect(table.model(0).programs).toMatchObject([{ isRunning: true }]);
  });
});

describe('Hacked', () => {
  it('CZ-HACK-02 CZ-HACK-04 some programs need a Hacked target', () => {
    const ransom = program('program-ransomware');
    expect(active([runner(ransom), rival]).refusal(launch(1))).toBe('CZ-HACK-04 target-does-not-fit');
    expect(active([runner(ransom), { ...rival, hacked: 1 }]).refusal(launch(1))).toBe('fine');
  });

  it('CZ-HACK-03 a character may have several Hacked tokens', () => {
    const table = active([runner(HACK), { ...rival, hacked: 2 }])
      .play(launch(1))
      .oppose(1, 9, 2);
    expect(table.model(1).hacked).toBe(3);
  });

  it('CZ-HACK-05 CZ-RULE-103 a gonk cannot be Hacked: what only hacks cannot target it', () => {
    const gonk: DrawnModel = { ...rival, kind: 'gonk', tokens: 'y' };
    expect(active([runner(HACK), gonk]).refusal(launch(1))).toBe('CZ-RULE-103 gonks-cannot-be-hacked');
  });

  it('CZ-RULE-103 what also pushes can target it', () => {
    const shove = program('program-adware', { launch: { ...HACK.launch, keywords: { push: 1 } } as ActionCard });
    const gonk: DrawnModel = { at: [5, 10], kind: 'gonk' };
    expect(active([runner(shove), gonk]).refusal(launch(1))).toBe('fine');
  });

  it('CZ-HACK-05 it gets no Hacked token from what does more than hack', () => {
    const effects = [{ do: 'hack', who: 'target' } as const, { do: 'stun', tokens: 1, who: 'target' } as const];
    const jam = program('program-adware', { launch: { ...HACK.launch, effects } as ActionCard });
    const table = active([runner(jam), { at: [5, 10], kind: 'gonk' }]).play(launch(1), 12, 2);
    expect(table.model(1)).toMatchObject({ hacked: 0, stunned: 1 });
  });

  it('CZ-HACK-06 a gonk is affected by everything else', () => {
    const gonk: DrawnModel = { ...rival, kind: 'gonk', tokens: 'y' };
    const table = active([runner(program('program-sonic-shock')), gonk]).play(launch(1), 9, 2);
    expect(table.model(1).stunned).toBe(1);
  });

  it('CZ-HACK-07 Hacked tokens leave by an Inspire, one at a time', () => {
    const table = controlTable({ models: [{ hacked: 2, tokens: 'y- y' }, rival] }).play({ kind: 'inspire' });
    expect(table.model(0).hacked).toBe(1);
  });
});

describe('memory leaks', () => {
  const fumble = (tokens: string, installed = HACK) => {
    const table = active([{ ...runner(installed), tokens }, rival]).play(launch(1));
    return table.oppose(1, 1, 5);
  };

  it('CZ-LEAK-01 a fumble turns a ready token of the netrunner to used', () => {
    expect(fumble('g y-').tokens(0)).toBe('g- y-');
  });

  it('CZ-LEAK-02 CZ-RULE-77 without a ready token it suffers a wound on a token of its player’s choice', () => {
    const table = fumble('g- y-');
    expect(table.waiting).toBe('a suffer');
    expect(table.play({ kind: 'token', token: 1 }).tokens(0)).toBe('g- y*-');
  });

  it('CZ-LEAK-03 the activation is over, whatever is ready', () => {
    const table = fumble('y y y');
    expect(table.tokens(0)).toBe('y- y y');
    table.over();
    expect(table.story).toContain('activation-ended');
  });

  it('CZ-LEAK-04 a Dangerous program wounds besides; without a ready token twice', () => {
    const blast = program('program-shadow-blast');
    expect(fumble('y y', blast).play({ kind: 'token', token: 1 }).tokens(0)).toBe('y- y*');
    const twice = fumble('y- y- y-', blast);
    expect(twice.play({ kind: 'token', token: 0 }).play({ kind: 'token', token: 1 }).tokens(0)).toBe('y*- y*- y-');
  });
});

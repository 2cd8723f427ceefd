/** Nonsense and spoiled text get a reason and a place, and break nothing. */
import { fastChance } from '@tablerunner/engine';
import { expectNonsenseTold, expectReadBack, expectTold } from '@tablerunner/testkit';
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import { notation } from '../../notation/notation.ts';

const BASE = `
scenario: stash-run
player: p1 maelstrom luck 2
player: p2 tyger-claws
scenery: car-1 11,10 turn 5
model: p1 warlord 11,5 tokens g,y-,y*
model: p1 ripper 3,3 holds =wolver,heavy-pistol!
model: p2 oyabun 11,25
model: p2 kyodai 5,20
marks: rounds 1
`;

const SNIPPETS = [
  'model: ',
  'model: p1 warlord',
  'model: p9 warlord 1,1',
  'model: p1 nobody 1,1',
  ' tokens g,q',
  ' tokens none',
  ' holds ',
  ' programs x!~',
  ' boost {}',
  ' drone',
  'scenery: ',
  'scenery: castle-1 5,5',
  'scenery: car-1 5,5',
  'scenery: {"id":1}',
  'scenery: {"id":"x","outline":[]}',
  'table: 9 x 9',
  'table: 0 x 0',
  'field: 12',
  'field: -1',
  'player: p1 maelstrom',
  'player: p3 tyger-claws side 1',
  'control: p2',
  'control: p9',
  'active: warlord',
  'active: #99',
  'commanded: #3',
  'step: ',
  'step: control',
  'step: activation {"model":77}',
  'step: game {"stage":1}',
  'step: contest {}',
  'step: none',
  'over: p1 CZ-GAME-09 most-points',
  'over: ',
  'drawn: x',
  'marks: holder-0 99',
  'marks: a b',
  'loot: none',
  'doing: {}',
  'answer: {}',
  'contest: {}',
  'blow: {"model":1}',
  'card: gear {"id":"x"}',
  'card: gear []',
  'cards: x y',
  'body: ripper 1,1',
  'body: #77 1,1',
  'scenario: none',
  'scenario: x',
  'option: deadlyAndDeadlyCrits do-not-add-up',
  'option: x y',
  '\n',
  '\n',
  ' ',
  ':',
  '#',
  '#3',
  '-1',
  '99999999',
  '0.0001',
  '1e9',
  'null',
  '[]',
  '{',
  '}',
  '💥',
  '\u0000',
  '__proto__',
  'constructor',
];

function judge(text: string): boolean {
  const read = notation.parsePosition(text);
  expectTold(read, text);
  if (read.ok) expectReadBack(notation, read.value);
  return read.ok;
}

describe('spoiled text', () => {
  it('the text that is spoiled can be read', () => {
    expect(judge(BASE)).toBe(true);
  });

  it('positions with a line too many, too few or cut short', { timeout: 120_000 }, () => {
    const chance = fastChance('spoil');
    let [read, refused] = [0, 0];
    for (let i = 0; i < 150; i++) {
      const lines = BASE.split('\n');
      const at = chance.below(lines.length);
      const snippet = SNIPPETS[chance.below(SNIPPETS.length)] ?? '';
      const way = chance.below(4);
      if (way === 0) lines.splice(at, 1, snippet);
      else if (way === 1) lines.splice(at, 0, snippet);
      else if (way === 2) lines[at] = `${lines[at] ?? ''}${snippet}`;
      else lines[at] = (lines[at] ?? '').slice(0, chance.below(20));
      if (judge(lines.join('\n'))) read += 1;
      else refused += 1;
    }
    expect(read).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(40);
  });

  it('commands of nonsense', () => {
    const read = notation.parsePosition(BASE);
    if (!read.ok) throw new Error(read.problem);
    const { state, stack } = read.value;
    const frame = stack.at(-1) ?? { step: '', memory: {} };
    const chance = fastChance('commands');
    const words = [
      'activate',
      'move',
      'act',
      'warlord',
      'ripper.9',
      't1',
      't0',
      '11,4',
      '11,4>12',
      'with',
      '=',
      'a=b',
      'drag.model=ripper',
      'x.y.z=1',
      '-',
      '{',
      '{"kind":',
      'first',
      'pass',
      '💥',
      '#99',
      'yes',
    ];
    expectNonsenseTold(notation, { state, frame, words, times: 400 }, chance);
    expect(notation.parseChoice('x'.repeat(2000), state, frame)).toMatchObject({ ok: false, where: 'command' });
    const high = notation.parseChoice('move t1 11,6>12,6,5', state, frame);
    expect(high).toMatchObject({
      ok: false,
      problem: expect.stringContaining("without heights, which follow from the floors: not '12,6,5'"),
    });
  });

  it.each([
    ['model: p1 warlord 1,1 tokens q', 'line 1'],
    ['player: p1 maelstrom\nplayer: p2 x\nmodel: p1 warlord nowhere', 'line 3'],
    ['player: p1 maelstrom', 'position'],
    ['hello', 'line 1'],
  ])('%j says where', (text, where) => {
    expect(notation.parsePosition(text)).toMatchObject({
      ok: false,
      where: where === 'line 1' && text.startsWith('model') ? 'position' : where,
    });
  });

  it.each([
    ['model: p1 constructor 5,5', "there is no card 'constructor'"],
    ['model: p1 ripper 5,5 holds nope', "carries 'nope', which is no gear or loot card (CZ-GEAR-01)"],
    ['model: p1 pledge 5,5 programs nope', "runs 'nope', which is no program (CZ-NET-04)"],
    ['model: p1 pledge 5,5 drone', 'is a drone, and pledge is no card of one (CZ-CARD-01)'],
    ['model: p1 pledge -5,5', 'pledge stands off the table (CZ-RULE-38)'],
    ['model: p1 pledge 5,5,-1', 'pledge stands off the table (CZ-RULE-38)'],
    ['model: p1 pledge 5,5 base 0', 'needs a base from 0.5 to 3 inches wide (CZ-GAME-18)'],
    ['model: p1 pledge 5,5 tokens g', 'is no character and has no action tokens (CZ-GONK-04)'],
    ['model: p1 crusher 5,5 stunned 1', 'crusher is no gonk, and a Stun makes gonks miss an Inspire (CZ-KW-42)'],
    ['model: p1 pledge 5,5 boost {"gift":{"give":"nope"},"until":"served"}', 'pledge has a boost that cannot be'],
    ['model: p1 pledge 11,5.5', 'warlord stands on the base of another model (CZ-MOVE-06)'],
    ['model: p1 pledge 5,5,3', 'pledge stands on nothing (CZ-RULE-30)'],
    ['model: p1 pledge 0.2,5', 'pledge stands over the edge of the table (CZ-RULE-38)'],
    ['scenery: shop-1 3,3', 'ripper stands in a barrier (CZ-RULE-30)'],
    ['scenery: car-2 100,100', "scenery: piece 'car-2'"],
    ['cards: nope', "there is no card 'nope'"],
    ['loot: kevlar-vest', "'kevlar-vest' is no loot card (CZ-LOOT-08)"],
    ['marks: holder-0 99', 'marks: holder-0: there is no model 99'],
    ['marks: worker-0 9', 'marks: worker-0: there is no player 9'],
    ['body: kyodai 5,20', 'kyodai has a body and is not out (CZ-OUT-02)'],
    ['control: p1\nactive: kyodai', 'kyodai acts, so p2 has Control, not p1 (CZ-COMMAND-04)'],
    ['active: #99', 'there is no model 99'],
    [
      'step: activation {"model":-1,"hasActed":true}\nstep: place-dragged {"model":0,"drag":{"model":1}}',
      'what activation remembers: model: Too small',
    ],
    [
      'step: action {"doer":{"model":44,"isFree":true},"choice":{"kind":"move","token":0,"way":[]}}\nstep: place-dragged {"model":0,"drag":{"model":1}}',
      'there is no model 44',
    ],
    ['doing: {}', 'doing: model'],
    ['contest: {"purpose":"x"}', 'contest: acting'],
    ['card: gear {"id":"x"}', 'card: gear: x.kind'],
    [
      'active: warlord\nstep: activation {"model":"0","hasActed":false}',
      'what activation remembers: model: Invalid input: expected number',
    ],
    ['active: warlord\nstep: activation {"model":0}', 'what activation remembers: hasActed: Invalid input'],
    ['step: action {"doer":{"model":"0"}}', 'what action remembers: doer.model: Invalid input: expected number'],
    [
      'active: warlord\nstep: control {"isPlayed":true}\nstep: activation {"model":3,"hasActed":false}',
      'the activation of kyodai goes on, and the Active Model is warlord',
    ],
    [
      'step: activation {"model":3,"hasActed":false}',
      'the activation of kyodai goes on, and the Active Model is nobody',
    ],
    ['step: deployment', 'what deployment remembers: player: Invalid input'],
    ['step: deployment {"player":-1}', 'what deployment remembers: player: Too small'],
    ['step: deployment {"player":0}', 'nothing can be chosen at deployment'],
    ['step: game', 'nothing can be chosen at deployment'],
    ['step: luck', 'what luck remembers: asked: Invalid input'],
    ['step: game\nstep: control', 'a game without a stage has not begun'],
    ['step: heal {"model":0,"count":1000000}', 'what heal remembers: count: Too big'],
    ['step: suffer {"model":0,"wounds":1,"token":7,"by":-1,"isAttack":false}', 'warlord has no token 8'],
    ['step: engine/triggers {"waiting":[{"trigger":"x","owner":"p1","memory":{}}]}', "'x' is no trigger"],
    ['marks: counted-0 -5', 'marks: counted-0 cannot be fewer than 0'],
    ['scenery: {"id":5}', 'a piece of scenery: id: '],
    ['scenery: {"id":"x","kind":"obstacle"}', 'a piece of scenery: outline: '],
    ['marks: holder-7 1', "marks: stash-run has no mark 'holder-7'"],
    ['marks: nonsense 1', "marks: stash-run has no mark 'nonsense'"],
    ['model: p1 pledge out\nbody: pledge 50,5', 'the body of pledge lies off the table (CZ-RULE-38)'],
    ['model: p1 pledge out\nbody: pledge 5,5\nbody: pledge 6,5', 'pledge has two bodies (CZ-OUT-02)'],
    ['player: spectator maelstrom', "'spectator' is no name for a seat"],
    ['over: p1,p1 CZ-GAME-09 most-points', 'nobody wins twice'],
    ['over: p1 CZ-LUNCH-09 most-points', 'write: over: p1 CZ-GAME-09 most-points'],
    ['over: p7 CZ-GAME-09 x', "nobody sits at 'p7'"],
  ])('%s cannot be', (line, problem) => {
    const read = notation.parsePosition(`${BASE}${line}`);
    expect(read.ok ? 'it was read' : read.problem).toContain(problem);
  });

  it.each([
    ['inspiring: yes', ['game', 'control', 'inspire']],
    ['inspiring: yes\nactive: pledge', ['game', 'control', 'inspire', 'activation']],
  ])('CZ-INSPIRE-01 %j is an Inspire that goes on', (line, steps) => {
    const read = notation.parsePosition(`${BASE}model: p1 pledge 14,4\n${line}`);
    expect(read.ok && read.value.stack.map(({ step }) => step.replace('combat-zone/', ''))).toEqual(steps);
    expect(read.ok && notation.printPosition(read.value)).not.toContain('step:');
    expect(judge(`${BASE}model: p1 pledge 14,4\n${line}\nstep: control`)).toBe(false);
  });

  it('CZ-TEAM-01 a player belongs to a faction that there is', () => {
    const read = notation.parsePosition(BASE.replace('p2 tyger-claws', 'p2 choir-boys'));
    expect(read.ok ? 'it was read' : read.problem).toContain("there is no faction 'choir-boys' (CZ-TEAM-01)");
  });

  it('CZ-RULE-04 a drone leaves no body', () => {
    const drones = Object.values(CARDS.programs).filter(({ drone }) => drone !== undefined);
    const id = drones[0]?.id ?? '';
    const read = notation.parsePosition(`${BASE}model: p1 ${id} out drone\nbody: ${id} 5,5`);
    expect(read.ok ? 'it was read' : read.problem).toContain('is a drone and leaves no body (CZ-RULE-04)');
  });

  it('who acts has Control without a word about it', () => {
    const read = notation.parsePosition(`${BASE}active: kyodai`);
    expect(read.ok && read.value.state.control).toBe(1);
  });
});

/** Missions of one's own: laid from packs into the options, and played like those of the box. */
import { fastChance, Match, type MatchSave, readOptions, restoreMatch } from '@tablerunner/engine';
import { describe, expect, test } from 'vitest';
import bots from '../content/base/bots.json' with { type: 'json' };
import { MISSIONS } from '../content/missions.ts';
import { burncycleGame } from '../index.ts';
import { notation } from '../notation/notation.ts';

const night = { ...MISSIONS[1], id: 'own-night' };
const parcels = { ...MISSIONS[0], id: 'own-parcels' };
const pack = (...missions: object[]): object => ({ pack: 'mine', missions });

function lay(options: Record<string, unknown>, ...packs: unknown[]) {
  const laid = packs.map((json, i) => {
    const file = `packs[${i}]`;
    const checked = burncycleGame.packs?.check(file, json);
    if (checked?.ok !== true) throw new Error(JSON.stringify(checked));
    return { file, pack: checked.pack };
  });
  return burncycleGame.packs?.lay?.(options, laid);
}

describe('packs', () => {
  test('the only mission of a pack is played, and the match carries it', { timeout: 60_000 }, () => {
    const laid = lay({ players: 2 }, pack(night));
    expect(laid).toMatchObject({ ok: true, value: { players: 2, ownMission: { id: 'own-night' } } });
    if (laid?.ok !== true) return;
    const started = Match.start(burncycleGame, { options: laid.value, seed: 'own' });
    if (!started.ok) throw new Error(started.problem);
    const match = started.value;
    const chance = fastChance('own');
    for (let n = 0; n < 120; n++) {
      const decision = match.decision();
      if (decision === undefined) break;
      const legal = match.legal();
      match.play(decision.seat, legal[chance.below(legal.length)]);
    }
    expect(match.position.state.mission).toMatchObject({ id: 'own-night' });
    const restored = restoreMatch(burncycleGame, JSON.parse(JSON.stringify(match.save())) as MatchSave);
    expect(restored).toMatchObject({ ok: true });
    const read = notation.parsePosition(notation.printPosition(match.position));
    expect(read).toMatchObject({ ok: true });
  });

  test('of several missions the option says which', () => {
    expect(lay({ mission: 'own-parcels' }, pack(night), pack(parcels))).toMatchObject({
      ok: true,
      value: { ownMission: { id: 'own-parcels' } },
    });
    expect(lay({}, pack(night, parcels))).toEqual({
      ok: false,
      where: 'options.mission',
      problem: 'say which mission is played: own-night, own-parcels',
    });
    expect(lay({ mission: 'own-night' }, pack(night), pack(night))).toMatchObject({ ok: false });
    expect(lay({ mission: 'night-shift' }, pack(parcels))).toEqual({ ok: true, value: { mission: 'night-shift' } });
  });

  test('what cannot be played yet is refused with what can', () => {
    expect(lay({}, bots)).toEqual({
      ok: false,
      where: 'packs[0]',
      problem: 'of packs only missions can be played as yet, on floors of the box or of their own',
    });
  });
});

describe('options', () => {
  const problem = (options: object): string | undefined => {
    const read = readOptions(burncycleGame, options);
    return read.ok ? undefined : `${read.where}: ${read.problem}`;
  };

  test('a mission of one’s own is judged as a pack is', () => {
    expect(problem({ ownMission: night })).toBeUndefined();
    expect(problem({ ownMission: { ...night, corporation: 'nobody' } })).toContain(
      'there is no corporation called nobody',
    );
    expect(problem({ ownMission: { ...night, floors: [] } })).toBeDefined();
    const [floor] = night.floors ?? [];
    const bad = { ...night, floors: [{ ...floor, layout: { id: 'x', drawing: ['+'.repeat(9)] } }] };
    expect(problem({ ownMission: bad })).toContain('layout');
  });

  test('and is no mission of the day', () => {
    expect(problem({ ownMission: night, daily: '2026-11-16' })).toContain(
      'a mission of your own is no mission of the day',
    );
  });
});

/** Team building. Clauses CZ-TEAM-*, CZ-GEAR-*, CZ-NET-01 to 06, with the examples and rulings that belong to them. */
import { describe, expect, it } from 'vitest';
import { CARDS, type CardBox } from '../../content/cards.ts';
import { READY_TEAMS } from '../../content/teams.ts';
import type { GearCard, Profile } from '../../content/types.ts';
import { problemsOfTeam } from '../../rules/team/check.ts';
import { costOf, costsOf, gonkLimitOf, type Occasion, streetCredOf, type TeamList } from '../../rules/team/list.ts';
import { parseTeam, printTeam } from '../../rules/team/text.ts';

const read = (text: string): TeamList => {
  const team = parseTeam(text);
  if (!team.ok) throw new Error(`${team.where}: ${team.problem}`);
  return team.value;
};

/** Clauses that a team breaks. */
const broken = (text: string, occasion?: Occasion, cards: CardBox = CARDS): string[] =>
  problemsOfTeam(cards, read(text), occasion).map(({ clause }) => clause);

/** The box with some cards changed or added. */
const box = (profiles: Record<string, Partial<Profile>>, gear: Record<string, Partial<GearCard>> = {}): CardBox => ({
  ...CARDS,
  profiles: {
    ...CARDS.profiles,
    ...Object.fromEntries(
      Object.entries(profiles).map(([id, change]) => [id, { ...CARDS.profiles[id], id, ...change } as Profile]),
    ),
  },
  gear: {
    ...CARDS.gear,
    ...Object.fromEntries(
      Object.entries(gear).map(([id, change]) => [id, { ...CARDS.gear[id], id, ...change } as GearCard]),
    ),
  },
});

const FIRST: Occasion = { kind: 'first-of-campaign' };
const later = (earned: readonly string[], extra = 0): Occasion => ({ kind: 'campaign', earned, extra });

describe('who is in a team', () => {
  it('CZ-TEAM-01 a faction has characters and gear of its own: what neither it nor everybody can buy is refused', () => {
    expect(broken('team tyger-claws 100; oyabun + brain-box')).toContain('CZ-TEAM-01');
    expect(broken('team maelstrom 100; warlord + wolver')).toEqual(['CZ-TEAM-01']);
    expect(broken('team maelstrom 100; warlord; nobody')).toEqual(['CZ-TEAM-01']);
  });

  it('CZ-TEAM-01 a word that every list of a program knows is no card and no faction', () => {
    expect(broken('team maelstrom 100; warlord; constructor')).toEqual(['CZ-TEAM-01']);
    expect(broken('team maelstrom 100; warlord + constructor > constructor')).toEqual(['CZ-TEAM-01', 'CZ-TEAM-01']);
    expect(broken('team constructor 100; paramedic + butter-bars')).toEqual(['CZ-TEAM-01']);
  });

  it('CZ-TEAM-01 mercs alone are no faction', () => {
    expect(broken('team maelstrom 100; paramedic + butter-bars')).toEqual([]);
    for (const faction of ['mercs', 'any', 'nobody'])
      expect(broken(`team ${faction} 100; paramedic + butter-bars`), faction).toEqual(['CZ-TEAM-01']);
  });

  it('CZ-TEAM-02 CZ-EX-03 every model has the keyword of the faction or Merc', () => {
    expect(broken('team tyger-claws 100; oyabun; ripper')).toEqual(['CZ-TEAM-02']);
    expect(broken('team tyger-claws 100; oyabun; solo-bodyguard; kyodai')).toEqual([]);
  });

  it('CZ-TEAM-03 exactly one Leader', () => {
    expect(broken('team maelstrom 100; ripper')).toEqual(['CZ-TEAM-03']);
    expect(broken('team maelstrom 100; warlord; hammerlord')).toEqual(['CZ-TEAM-03']);
    expect(broken('team maelstrom 100; ripper + butter-bars')).toEqual([]);
    expect(broken('team maelstrom 100; warlord; ripper + butter-bars')).toEqual(['CZ-TEAM-03']);
  });

  it('CZ-TEAM-04 one copy of a Specialist, whatever its tier', () => {
    expect(broken('team maelstrom 100; warlord; ranged-specialist; ranged-specialist-veteran')).toEqual(['CZ-TEAM-04']);
  });

  it('CZ-TEAM-05 several different Specialists', () => {
    expect(broken('team maelstrom 100; warlord; ranged-specialist; munitions-specialist')).toEqual([]);
  });

  it('CZ-TEAM-06 any number of other characters', () => {
    expect(broken('team maelstrom 100; warlord; ripper x7')).toEqual([]);
  });

  it('CZ-TEAM-16 mercs fight for every faction', () => {
    for (const [faction, leader] of [
      ['maelstrom', 'warlord'],
      ['tyger-claws', 'oyabun'],
    ])
      expect(broken(`team ${faction} 100; ${leader}; determined-solo`)).toEqual([]);
  });

  it('CZ-TEAM-17 at most two mercs in a one-off game', () => {
    expect(broken('team maelstrom 150; warlord; solo-bodyguard; paramedic')).toEqual([]);
    expect(broken('team maelstrom 150; warlord; solo-bodyguard x2; paramedic')).toEqual(['CZ-TEAM-17']);
  });

  it('CZ-TEAM-24 a team without gonks is legal', () => {
    expect(broken('team maelstrom 100; warlord; ripper')).toEqual([]);
  });
});

describe('gonks', () => {
  it('CZ-TEAM-08 no more gonks than the characters have Influence', () => {
    expect(broken('team maelstrom 100; warlord; ripper; pledge x2')).toEqual([]);
    expect(broken('team maelstrom 100; warlord; ripper; pledge x3')).toEqual(['CZ-TEAM-08']);
  });

  it('CZ-EX-01 with Influence 5 in all, five gonks are legal and six are not', () => {
    const five = 'team tyger-claws 100; oyabun; gokudo-smg; kyodai';
    expect(gonkLimitOf(CARDS, read(five))).toBe(5);
    expect(broken(`${five}; shatei x5`)).toEqual([]);
    expect(broken(`${five}; shatei x6`)).toEqual(['CZ-TEAM-08']);
  });

  it('CZ-TEAM-09 each gonk is paid for', () => {
    expect(costOf(CARDS, read('team maelstrom 100; warlord; pledge x3'))).toBe(15 + 3 * 5);
  });

  it('CZ-TEAM-10 gonks of several types may be mixed', () => {
    const cards = box({ recruit: { ...CARDS.profiles.pledge, eb: 4 } });
    expect(broken('team maelstrom 100; warlord; ripper; pledge; recruit', undefined, cards)).toEqual([]);
  });
});

describe('what it costs', () => {
  it('CZ-TEAM-07 characters, gonks, gear, programs and stars together stay within the limit; less is allowed', () => {
    const team = 'warlord-veteran + smg; neural-linked-netrunner > program-ping; pledge x2';
    expect(costOf(CARDS, read(`team maelstrom 100; ${team}`))).toBe(15 + 5 + 7 + 15 + 1 + 10);
    expect(broken('team maelstrom 34; warlord + heavy-pistol; ripper x2')).toEqual([]);
    expect(broken('team maelstrom 33; warlord + heavy-pistol; ripper x2')).toEqual([]);
    expect(broken('team maelstrom 32; warlord + heavy-pistol; ripper x2')).toEqual(['CZ-TEAM-07']);
  });

  it('CZ-TEAM-13 each star costs 5 EB in a one-off game', () => {
    expect(costOf(CARDS, read('team maelstrom 100; warlord'))).toBe(15);
    expect(costOf(CARDS, read('team maelstrom 100; warlord-veteran'))).toBe(20);
    expect(costOf(CARDS, read('team maelstrom 100; warlord-elite'))).toBe(25);
    expect(costsOf(CARDS, read('team maelstrom 100; warlord-elite')).map(({ why, eb }) => [why, eb])).toEqual([
      ['card', 15],
      ['stars', 10],
    ]);
  });

  it('CZ-TEAM-14 stars cost nothing in a campaign', () => {
    expect(costOf(CARDS, read('team maelstrom 100; warlord-elite'), later(['warlord-elite']))).toBe(15);
  });

  it('CZ-TEAM-18 a veteran merc pays for its star too', () => {
    expect(costOf(CARDS, read('team maelstrom 100; paramedic-veteran'))).toBe(20);
  });

  it('CZ-TEAM-23 rewards of a campaign raise the limit', () => {
    expect(broken('team maelstrom 20; warlord; ripper', later([]))).toEqual(['CZ-TEAM-07']);
    expect(broken('team maelstrom 20; warlord; ripper', later([], 3))).toEqual([]);
  });

  it('CZ-GEAR-07 gear is paid for once for each model that gets it, at the price of the faction', () => {
    const paid = (text: string) => costOf(CARDS, read(text)) - 15;
    expect(paid('team maelstrom 100; warlord + sledgehammer')).toBe(2);
    expect(paid('team maelstrom 100; warlord + airhypo')).toBe(2);
    expect(paid('team maelstrom 100; warlord + kevlar-vest')).toBe(2);
  });

  it('CZ-GEAR-08 printed gear costs nothing', () => {
    expect(CARDS.profiles.warlord?.gear).toEqual(['smg']);
    expect(costOf(CARDS, read('team maelstrom 100; warlord'))).toBe(15);
  });
});

describe('veterans', () => {
  it('CZ-TEAM-12 the card with a star is the veteran of the same name', () => {
    for (const { id, name, stars, tier } of Object.values(CARDS.profiles)) {
      expect([id, stars > 0]).toEqual([id, tier !== 'base']);
      expect(CARDS.profiles[name]?.stars).toBe(0);
    }
    const single = Object.values(CARDS.profiles).filter(
      ({ id, tier }) => tier === 'base' && CARDS.profiles[`${id}-veteran`] === undefined,
    );
    expect(single.map(({ id }) => id).sort()).toEqual(['hr-rep', 'pledge', 'shatei']);
  });

  it('CZ-TEAM-15 no veterans in the first game of a campaign, later only those that were earned', () => {
    expect(broken('team maelstrom 100; warlord; ripper-veteran', FIRST)).toEqual(['CZ-TEAM-15']);
    expect(broken('team maelstrom 100; warlord; ripper-veteran', later([]))).toEqual(['CZ-TEAM-15']);
    expect(broken('team maelstrom 100; warlord; ripper-veteran x2', later(['ripper-veteran']))).toEqual(['CZ-TEAM-15']);
    expect(broken('team maelstrom 100; warlord; ripper-veteran', later(['ripper-veteran']))).toEqual([]);
  });

  it('CZ-TEAM-19 the first game of a campaign: two mercs, both without stars', () => {
    expect(broken('team maelstrom 150; warlord; paramedic x2', FIRST)).toEqual([]);
    expect(broken('team maelstrom 150; warlord; paramedic x3', FIRST)).toEqual(['CZ-TEAM-19']);
    expect(broken('team maelstrom 150; warlord; paramedic-veteran', FIRST)).toEqual(['CZ-TEAM-19']);
  });

  it('CZ-TEAM-20 later as many mercs as the team has earned', () => {
    const five = 'team maelstrom 150; warlord; paramedic x5';
    expect(broken(five, later(Array(5).fill('paramedic')))).toEqual([]);
    expect(broken(five, later(Array(4).fill('paramedic')))).toEqual(['CZ-TEAM-20']);
  });

  it('CZ-TEAM-21 CZ-RULE-92 in a one-off game street cred is the sum of the stars of the team that is played', () => {
    expect(streetCredOf(CARDS, read('team maelstrom 100; warlord-elite; ripper-veteran; ripper; pledge'))).toBe(3);
  });

  it('CZ-TEAM-22 gear with a requirement needs as much street cred', () => {
    expect(broken('team maelstrom 100; warlord + shotgun')).toEqual(['CZ-TEAM-22']);
    expect(broken('team maelstrom 100; warlord-veteran + shotgun')).toEqual([]);
    expect(broken('team maelstrom 100; warlord-veteran + heavy-smg')).toEqual(['CZ-TEAM-22']);
    expect(broken('team maelstrom 100; warlord-elite + heavy-smg')).toEqual([]);
    expect(broken('team maelstrom 100; warlord; ripper; neural-linked-netrunner > program-witness-me')).toEqual([
      'CZ-TEAM-22',
    ]);
  });
});

describe('gear', () => {
  it('CZ-TEAM-11 CZ-EX-04 no more copies than the rarity: a third pair of Spikey Leathers is illegal', () => {
    expect(broken('team maelstrom 100; warlord; ripper x2 + spikey-leathers')).toEqual([]);
    expect(broken('team maelstrom 100; warlord; ripper x3 + spikey-leathers')).toEqual(['CZ-TEAM-11']);
  });

  it('CZ-TEAM-06 CZ-TEAM-11 printed gear is no copy of the card: three Kyodai have a katana each, and one more is bought', () => {
    expect(broken('team tyger-claws 100; oyabun + katana; kyodai x3')).toEqual([]);
    expect(broken('team tyger-claws 100; oyabun + katana; kyodai x3; onee-san + katana')).toEqual(['CZ-TEAM-11']);
  });

  it('CZ-GEAR-01 gear is given to a character, never to a gonk', () => {
    expect(broken('team maelstrom 100; warlord; pledge + airhypo')).toEqual(['CZ-GEAR-01']);
  });

  it('CZ-GEAR-02 any number of gear cards on one character', () => {
    expect(
      broken('team maelstrom 100; warlord + airhypo, heavy-pistol, spikey-leathers, grapple-gun, sledgehammer'),
    ).toEqual([]);
  });

  it('CZ-GEAR-03 at most one Bulky card, printed ones included', () => {
    expect(broken('team maelstrom 100; warlord; munitions-specialist + improvised-armor-plating')).toEqual([
      'CZ-GEAR-03',
    ]);
    expect(broken('team maelstrom 100; warlord; ranged-specialist + improvised-armor-plating')).toEqual([]);
  });

  it('CZ-RULE-01 an Unwieldy card is not Bulky for that', () => {
    const cards = box({}, { club: { ...CARDS.gear['heavy-pistol'], actions: [], keywords: [] } });
    const { keywords } = CARDS.gear['loot-damaged-chainsaw'] ?? {};
    expect(keywords).not.toContain('bulky');
    expect(broken('team maelstrom 100; warlord; munitions-specialist + club', undefined, cards)).toEqual([]);
  });

  it('CZ-GEAR-04 no two cards of one name on a model, printed ones included', () => {
    expect(broken('team maelstrom 100; warlord + smg')).toEqual(['CZ-GEAR-04']);
    expect(broken('team tyger-claws 100; oyabun; kyodai + katana')).toEqual(['CZ-GEAR-04']);
    expect(broken('team maelstrom 100; warlord; ripper + spikey-leathers; ripper + spikey-leathers')).toEqual([]);
  });

  it('CZ-GAME-10 a card may say whose it is: the Mimic Kimono is for an Oyabun', () => {
    expect(broken('team tyger-claws 100; oyabun-veteran + mimic-kimono')).toEqual(['CZ-TEAM-22']);
    expect(broken('team tyger-claws 100; oyabun-veteran; kyodai-veteran + mimic-kimono')).toEqual(['CZ-GAME-10']);
  });
});

describe('programs', () => {
  it('CZ-NET-01 a team may have several netrunners', () => {
    expect(broken('team maelstrom 100; warlord; neural-linked-netrunner > program-ping; brainburn-netrunner')).toEqual(
      [],
    );
  });

  it('CZ-NET-02 only netrunners have programs; gear can make one', () => {
    expect(broken('team maelstrom 100; warlord > program-ping')).toEqual(['CZ-NET-02']);
    expect(broken('team maelstrom 100; warlord; munitions-specialist + cyberdeck > program-ping')).toEqual([]);
    expect(broken('team maelstrom 100; warlord; brainburn-netrunner > program-ping')).toEqual([]);
  });

  it('CZ-NET-03 as many programs as its Tech, with what gear adds to it', () => {
    const three = 'program-ping, program-death-dealer, program-ransomware';
    expect(broken(`team maelstrom 100; warlord; neural-linked-netrunner > ${three}`)).toEqual(['CZ-NET-03']);
    const cheap = { prices: { any: { eb: 1, rarity: 1, streetCred: 0 } } };
    const cards = box({}, { 'brain-box': cheap });
    expect(
      broken(`team maelstrom 100; warlord; neural-linked-netrunner + brain-box > ${three}`, undefined, cards),
    ).toEqual([]);
  });

  it('CZ-NET-05 no more copies of a program than its rarity', () => {
    const two = 'neural-linked-netrunner > program-ping; brainburn-netrunner > program-ping';
    expect(broken(`team maelstrom 100; warlord; ${two}`)).toEqual(['CZ-NET-05']);
  });

  it('CZ-NET-06 no two copies of a program on one netrunner', () => {
    expect(broken('team maelstrom 100; warlord; neural-linked-netrunner > program-ping, program-ping')).toEqual([
      'CZ-NET-05',
      'CZ-NET-06',
    ]);
  });
});

describe('the text form', () => {
  it('is read and printed again in its shortest form', () => {
    const text =
      'team maelstrom 100\nwarlord\nneural-linked-netrunner + airhypo, grapple-gun > program-ping\npledge x2';
    expect(printTeam(read(text))).toBe(text);
    expect(printTeam(read('team maelstrom 100; warlord # our boss\n\nripper;ripper; pledge x2'))).toBe(
      'team maelstrom 100\nwarlord\nripper x2\npledge x2',
    );
  });

  it('says what cannot be read, and where', () => {
    expect(parseTeam('')).toMatchObject({ ok: false, where: 'line 1' });
    expect(parseTeam('team maelstrom\nwarlord')).toMatchObject({ ok: false, where: 'line 1' });
    expect(parseTeam('team maelstrom 100\nwarlord\nRipper!')).toMatchObject({ ok: false, where: 'line 3' });
    expect(parseTeam('team maelstrom 100\nwarlord x0')).toMatchObject({ ok: false, where: 'line 2' });
    expect(parseTeam('team maelstrom 100\nripper x30\nripper x11')).toMatchObject({ ok: false, where: 'line 3' });
  });
});

describe('ready-made teams', () => {
  it('CZ-SIZE-01 there is one of 100, 150 and 200 EB for each faction, legal and spent to the last', () => {
    expect(READY_TEAMS.map(({ id }) => id)).toEqual(
      ['maelstrom', 'tyger-claws'].flatMap((faction) => [100, 150, 200].map((limit) => `${faction}-${limit}`)),
    );
    for (const { id, team } of READY_TEAMS) {
      expect(problemsOfTeam(CARDS, team)).toEqual([]);
      expect([id, costOf(CARDS, team)]).toEqual([id, team.limit]);
    }
  });
});

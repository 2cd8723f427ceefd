/**
 * The figures of our cards, one line each, as the public lists have them: CZ-GAP-01 to 05. The printed compendium comes before the
 * publisher's card files, and those before the fan database. A card that is added, lost or mistyped shows here.
 */
import { describe, expect, it } from 'vitest';
import { CARDS } from '../../content/cards.ts';
import type { ActionCard, GearCard, Price, Profile, ProgramCard } from '../../content/types.ts';
import { BANDS, SKILLS } from '../../rules/lists.ts';

/** EB, tokens, skills, armor, keywords, printed gear. */
const PEOPLE = `
  warlord                         | 15 | gyy | ranged 1 melee 2 influence 1    | 1 | leader         | smg
  warlord-veteran                 | 15 | ggy | ranged 2 melee 3 influence 2    | 2 | leader         | smg
  warlord-elite                   | 15 | ggg | ranged 3 melee 3 influence 2    | 2 | leader         | smg
  hammerlord                      | 15 | gyy | ranged 1 melee 2 influence 1    | 1 | leader         | sledgehammer
  hammerlord-veteran              | 15 | gyy | ranged 2 melee 3 influence 2    | 2 | leader         | sledgehammer
  flenser                         | 20 | gyy | reflexes 2 melee 2 influence 2  | 0 |                | wolver
  flenser-veteran                 | 20 | ggy | reflexes 2 melee 3 influence 2  | 0 |                | wolver
  ranged-specialist               | 15 | yyy | reflexes 2 ranged 2 melee 1     | 0 | specialist     | neural-uplink assault-rifle
  ranged-specialist-veteran       | 15 | gyy | reflexes 2 ranged 3 melee 1     | 0 | specialist     | neural-uplink assault-rifle
  munitions-specialist            | 15 | yyy | reflexes 2 ranged 2 tech 2      | 0 | specialist     | grenade-launcher
  munitions-specialist-veteran    | 15 | gyy | reflexes 2 ranged 2 tech 2      | 0 | specialist     | grenade-launcher
  berserker                       | 18 | gyy | reflexes 2 melee 2 influence 1  | 0 |                |
  berserker-veteran               | 18 | ggy | reflexes 2 melee 2 influence 1  | 0 |                |
  crusher                         | 15 | yy  | reflexes 1 ranged 2 melee 2     | 2 |                | cybernetic-weapons
  crusher-veteran                 | 15 | yyy | reflexes 1 ranged 2 melee 3     | 3 |                | cybernetic-weapons
  ripper                          | 8  | yy  | ranged 1 melee 2 influence 1    | 0 |                | wolver
  ripper-veteran                  | 8  | gy  | ranged 2 melee 2 influence 1    | 0 |                | wolver
  intimidator                     | 20 | gg  | melee 2 med 1 tech 1            | 4 |                |
  intimidator-veteran             | 20 | gg  | melee 3 med 1 tech 2            | 4 |                |
  pledge                          | 5  | y   | reflexes 1 ranged 1 melee 1     | 0 | gonk           |
  oyabun                          | 25 | ggy | reflexes 2 melee 2 influence 2  | 0 | leader         | mono-katana
  oyabun-veteran                  | 25 | ggg | reflexes 2 melee 3 influence 3  | 0 | leader         | mono-katana
  wakagashira                     | 15 | gyy | reflexes 2 melee 1 influence 2  | 0 | specialist     | katana
  wakagashira-veteran             | 15 | ggy | reflexes 2 melee 2 influence 2  | 0 | specialist     | katana
  gokudo-rifle                    | 15 | gyy | reflexes 2 ranged 1 influence 2 | 0 |                | assault-rifle
  gokudo-rifle-veteran            | 15 | ggy | reflexes 2 ranged 2 influence 2 | 0 |                | assault-rifle
  gokudo-smg                      | 13 | gyy | reflexes 2 ranged 1 influence 2 | 0 |                | smg
  gokudo-smg-veteran              | 13 | ggy | reflexes 2 ranged 2 influence 2 | 0 |                | smg
  onee-san                        | 15 | yy  | reflexes 1 ranged 2 influence 1 | 0 |                | assault-rifle
  onee-san-veteran                | 15 | gy  | reflexes 1 ranged 2 influence 2 | 0 |                | assault-rifle
  kyodai                          | 8  | yy  | reflexes 1 melee 2 influence 1  | 0 |                | katana
  kyodai-veteran                  | 8  | gy  | reflexes 1 melee 2 influence 2  | 0 |                | katana
  ronin-assassin                  | 15 | yyy | reflexes 3 melee 2 tech 2       | 0 | ronin          | katana
  ronin-assassin-veteran          | 15 | gyy | reflexes 3 melee 2 tech 2       | 0 | ronin          | katana
  ronin-sniper                    | 20 | yyy | reflexes 2 ranged 2 tech 2      | 0 | ronin          | sniper-rifle
  ronin-sniper-veteran            | 20 | gyy | reflexes 2 ranged 2 tech 2      | 0 | ronin          | sniper-rifle
  ronin-sniper-elite              | 20 | ggy | reflexes 2 ranged 3 tech 2      | 0 | ronin          | sniper-rifle
  obake                           | 12 | gy  | reflexes 1 melee 1 influence 1  | 0 |                |
  obake-veteran                   | 12 | gg  | reflexes 1 melee 1 influence 1  | 0 |                |
  shatei                          | 5  | y   | melee 1                         | 0 | gonk           |
  hr-rep                          | 15 | gyy | reflexes 2 ranged 1 influence 2 | 0 |                | assault-rifle
  brainburn-netrunner             | 15 | gyy | reflexes 1 tech 2 influence 1   | 0 | merc           | net-deck
  brainburn-netrunner-veteran     | 15 | ggy | reflexes 1 tech 3 influence 1   | 0 | merc           | net-deck
  determined-solo                 | 20 | ggy | reflexes 2 ranged 2 melee 1     | 0 | merc           | smg
  determined-solo-veteran         | 20 | ggg | reflexes 2 ranged 2 melee 2     | 0 | merc           | smg
  neural-linked-netrunner         | 15 | yyy | reflexes 1 tech 2 influence 2   | 0 | merc netrunner |
  neural-linked-netrunner-veteran | 15 | gyy | reflexes 2 tech 2 influence 2   | 0 | merc netrunner |
  solo-bodyguard                  | 15 | gyy | reflexes 2 ranged 2 melee 2     | 0 | merc           | heavy-pistol
  solo-bodyguard-veteran          | 15 | ggy | reflexes 2 ranged 3 melee 2     | 0 | merc           | heavy-pistol
  solo-stalker                    | 20 | gyy | reflexes 2 ranged 2 influence 2 | 0 | merc           | silenced-smg
  solo-stalker-veteran            | 20 | ggy | reflexes 2 ranged 3 influence 2 | 0 | merc           | silenced-smg
  tough-as-nails-nomad            | 20 | gyy | reflexes 1 ranged 2 melee 1     | 0 | merc           | assault-rifle
  tough-as-nails-nomad-veteran    | 20 | ggy | reflexes 1 ranged 2 melee 2     | 0 | merc           | assault-rifle
  well-connected-fixer            | 15 | yy  | reflexes 1 ranged 2 melee 2     | 0 | merc           | heavy-pistol
  well-connected-fixer-veteran    | 15 | gy  | reflexes 1 ranged 3 melee 2     | 0 | merc           | heavy-pistol
  well-connected-fixer-elite      | 15 | gyy | reflexes 2 ranged 3 melee 2     | 0 | merc           | heavy-pistol
  paramedic                       | 15 | yy  | reflexes 2 ranged 1 med 1       | 0 | merc           | med-kit
  paramedic-veteran               | 15 | gy  | reflexes 2 ranged 1 med 2       | 0 | merc           | med-kit
`;

/** Armor, action with its range, what it adds to skills, keywords, and for whom it costs what: EB/rarity/street cred. */
const GEAR = `
  ablative-loadout         | 1 |              |              | armor                                                | any 4/2/0
  adrenal-pumps            | 0 |              |              |                                                      | any 5/1/5 maelstrom 5/2/5
  airhypo                  | 0 |              |              |                                                      | any 3/2/1 maelstrom 2/1/0 tyger-claws 2/1/0
  assault-rifle            | 0 | ranged YGL   |              | rapid 2                                              | any 10/2/4
  bio-toxin-shiv           | 0 | melee R      |              |                                                      | tyger-claws 5/1/4
  black-lace               | 0 |              |              | drug                                                 | any 6/1/6 tyger-claws 5/1/6
  bodyweight-suit          | 1 |              |              | armor, netrunner                                     | tyger-claws 3/1/4
  brain-box                | 0 |              | tech +2      | cybergear, netrunner                                 | maelstrom 10/1/6
  butter-bars              | 0 |              |              | leader                                               | any 1/1/0 maelstrom 1/1/0
  caltrops                 | 0 |              |              |                                                      | tyger-claws 3/1/1
  constitution-hurricane   | 0 | ranged RY    |              | bulky, rapid 2, suppression, torrent                 | any 15/1/0 tyger-claws 15/1/6
  cyber-legs               | 0 |              |              | accurate, cybergear                                  | any 6/1/1 maelstrom 5/1/5
  cyber-repair-systems     | 0 |              |              | cybergear                                            | maelstrom 5/1/3
  cyberdeck                | 0 |              |              | cybergear, netrunner                                 | maelstrom 2/1/0 tyger-claws 2/1/0
  demon-mask               | 0 |              |              |                                                      | tyger-claws 3/2/0
  flashbang-grenade        | 0 | reflexes RYG |              | blast, discard, grenade, stun 2                      | any 2/2/2 tyger-claws 2/1/2
  frag-grenade             | 0 | reflexes YG  |              | blast, discard, grenade                              | any 2/2/1 maelstrom 2/1/2
  grapple-gun              | 0 |              |              |                                                      | any 2/1/3 maelstrom 1/2/0 tyger-claws 1/2/0
  grenade-launcher         | 0 | ranged GL    |              | blast, bulky, difficult, indirect, unwieldy          | any 15/1/0 maelstrom 10/1/6
  heavy-armorjack          | 3 |              |              | armor                                                | any 10/1/4 maelstrom 10/1/4
  heavy-pistol             | 0 | ranged RYG   |              | deadly-crits, pistol                                 | any 2/2/0 maelstrom 2/1/0 tyger-claws 2/1/0
  heavy-smg                | 0 | ranged RYG   |              | rapid 2, suppression                                 | any 10/1/4 maelstrom 10/1/2 tyger-claws 10/1/3
  hydraulic-cyberarms      | 0 |              |              | cybergear, push                                      | any 5/1/4 maelstrom 5/1/3
  hydraulic-limbs          | 0 |              |              | cybergear                                            | tyger-claws 2/1/0
  improvised-armor-plating | 2 |              |              | armor, bulky                                         | maelstrom 5/1/0
  intimidating-sunglasses  | 0 |              | influence +1 |                                                      | any 2/1/1 tyger-claws 2/1/1
  juice-injector           | 0 |              |              |                                                      | any 3/1/4 maelstrom 3/1/5
  kabuto                   | 1 |              |              | armor                                                | tyger-claws 5/1/2
  katana                   | 0 | melee R      |              | deadly-crits                                         | any 1/2/0 tyger-claws 1/1/0
  kevlar-armor             | 1 |              |              | armor                                                | tyger-claws 2/1/0
  kevlar-vest              | 1 |              |              | armor                                                | any 2/2/1
  light-armorjack          | 2 |              |              | armor                                                | any 6/2/2 maelstrom 6/1/1 tyger-claws 6/1/2
  med-scanner              | 0 |              |              |                                                      | tyger-claws 4/1/2
  metalgear                | 4 |              |              | armor, deadly-crits                                  | maelstrom 15/1/6
  mimic-kimono             | 2 |              |              |                                                      | tyger-claws 4/1/2
  mono-katana              | 0 | melee R      |              | dangerous, deadly-crits, pierce 2                    | any 2/1/0 tyger-claws 2/1/5
  net-deck                 | 0 |              |              | netrunner                                            | any 2/1/0
  neural-override          | 0 | tech RYG     |              |                                                      | tyger-claws 4/1/5
  neural-reprogrammer      | 0 |              |              | cybergear                                            | maelstrom 5/1/3
  pain-editor              | 0 |              |              | cybergear                                            | any 5/1/2 tyger-claws 5/1/4
  reflex-boosters          | 0 |              |              | cybergear                                            | tyger-claws 5/1/3
  ripper-doc-kit           | 0 | med RYG      |              | heal 1                                               | maelstrom 10/1/2
  salvaged-mortar          | 0 | ranged GL    |              | blast, bulky, dangerous, difficult, indirect         | any 15/1/0 tyger-claws 12/1/6
  shotgun                  | 0 | ranged R     |              | deadly-crits, torrent                                | any 5/2/0 maelstrom 5/1/1
  shoulder-mounted-rocket  | 0 | tech RYG     |              | blast, cybergear, discard                            | maelstrom 3/1/3
  silencer                 | 0 |              |              | silent                                               | tyger-claws 2/1/2
  skimmed-profits          | 0 |              |              |                                                      | tyger-claws 4/1/1
  sledgehammer             | 0 | melee R      |              | deadly, difficult, stun 1                            | any 2/1/0 maelstrom 2/2/0
  smash                    | 0 |              |              |                                                      | maelstrom 5/1/4
  smg                      | 0 | ranged RYG   |              | suppression                                          | any 7/2/0 maelstrom 7/1/0 tyger-claws 7/1/1
  smoke-grenade            | 0 | reflexes RYG |              | discard, grenade                                     | tyger-claws 2/2/3
  sniper-rifle             | 0 | ranged L     |              | bulky, deadly-crits                                  | any 8/1/3 maelstrom 8/1/3 tyger-claws 8/1/3
  spikey-leathers          | 0 |              |              |                                                      | maelstrom 1/2/0
  steroid-pack             | 0 | R            |              | difficult, drug                                      | any 5/1/1 maelstrom 5/1/1
  stims                    | 0 |              |              | drug                                                 | any 5/1/4 maelstrom 5/1/4
  tanto                    | 0 |              |              | accurate                                             | any 5/1/0 tyger-claws 5/1/1
  techtronica-microwaver   | 0 | ranged RYG   |              | silent, stun 1, torrent                              | tyger-claws 10/1/5
  tsunami-helix            | 0 | ranged RYG   |              | bulky, deadly-crits, difficult, suppression, torrent | any 14/1/5 tyger-claws 12/1/5
  virus-infested-cyberware | 0 |              |              | cybergear, dangerous                                 | maelstrom 0/1/2
`;

/** Colour, range of the launch, whether it makes its netrunner Vulnerable, how it is reloaded, and its price. */
const PROGRAMS = `
  program-adware         | green  | RYG  |            | manual  | any 4/1/1
  program-crab-drone     | green  |      |            | inspire | any 8/1/6
  program-media-drone    | green  |      |            | inspire | any 5/1/6
  program-ping           | green  | RYG  | vulnerable | inspire | any 1/1/0
  program-ransomware     | yellow | RYG  |            | inspire | any 1/1/0
  program-shadow-blast   | yellow | RYGL |            | discard | any 2/1/2
  program-sonic-shock    | green  | RYG  |            | inspire | any 2/1/1
  program-berserker      | yellow |      |            | inspire | maelstrom 5/1/1
  program-death-dealer   | yellow |      | vulnerable | inspire | maelstrom 3/1/0
  program-metal-surge    | green  |      | vulnerable | inspire | maelstrom 6/1/4
  program-puppet-master  | yellow | RYG  | vulnerable | manual  | maelstrom 5/1/3
  program-witness-me     | green  |      | vulnerable | inspire | maelstrom 2/1/2
  program-cripple-wave   | yellow | RYG  |            | inspire | tyger-claws 5/1/1
  program-death-mark     | red    | RYG  | vulnerable | inspire | tyger-claws 5/1/2
  program-leaping-tyger  | red    |      |            | inspire | tyger-claws 7/1/3
  program-monkey-wisdom  | red    |      |            | inspire | tyger-claws 3/1/0
  program-running-rabbit | red    |      | vulnerable | inspire | tyger-claws 5/1/4
`;

/** Armor, action with its range, what it adds to skills, keywords. */
const LOOT = `
  loot-air-horn            | 0 |             |              |
  loot-auto-surgeon        | 0 |             |              |
  loot-biotoxin            | 0 |             |              | deadly
  loot-bottle-silencer     | 0 |             |              | silent
  loot-comic-stash         | 0 |             | influence +1 |
  loot-damaged-chainsaw    | 0 | melee R     |              | deadly-crits, discard, rapid 2, unwieldy
  loot-damaged-machine-gun | 0 | ranged G    |              | difficult, discard, rapid 3
  loot-damaged-mortar      | 0 | tech G      |              | blast, dangerous, difficult, discard, indirect
  loot-dead-mans-switch    | 0 |             |              |
  loot-dorf                | 0 |             |              | accurate, drug
  loot-dum-dum-rounds      | 0 |             |              |
  loot-extra-mag           | 0 |             |              | accurate
  loot-flashbang-grenade   | 0 | reflexes YG |              | blast, discard, grenade, stun 2
  loot-frag-grenade        | 0 | reflexes YG |              | blast, discard, grenade
  loot-gang-trophy         | 0 |             |              |
  loot-gel-rounds          | 0 |             |              | stun 2
  loot-glow-sticks         | 0 |             |              |
  loot-grapple-gun         | 0 |             |              |
  loot-hackers-kit         | 0 |             |              |
  loot-hand-tazer          | 0 |             |              | stun 1
  loot-high-velocity-ammo  | 0 |             |              | pierce 1
  loot-holo-projector      | 0 |             |              |
  loot-jacketed-rounds     | 0 |             |              |
  loot-silverhand-bobble   | 0 |             |              |
  loot-med-patch           | 0 |             |              |
  loot-neuroactive-grenade | 0 | ranged YG   |              | blast, discard, grenade
  loot-new-kicks           | 0 |             |              | accurate
  loot-palm-stunner        | 0 |             |              |
  loot-pharma-dispenser    | 0 |             |              | drug
  loot-popup-shield        | 3 |             |              | armor
  loot-protein-bar         | 0 |             |              | food
  loot-scrambler           | 0 |             |              |
  loot-single-shot-rpg     | 0 | ranged RYG  |              | blast, discard
  loot-smash               | 0 |             |              | drug
  loot-smash-ultra         | 0 |             |              | drug
  loot-spray-lube          | 0 |             |              |
  loot-street-stims        | 0 |             |              | drug
  loot-trendy-jacket       | 0 |             |              | accurate
  loot-utility-blade       | 0 |             | melee +1     |
  loot-vintage-mix-tape    | 0 |             |              |
`;

/** Printed on profiles, or our own: no price list has them. */
const NOT_FOR_SALE = ['cybernetic-weapons', 'med-kit', 'neural-uplink', 'silenced-smg', 'wolver'];
const OURS = ['program-spark-drone'];

type Cell = string | number;

const lines = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map((cells) => cells.join(' | ').trim());
const lineOf = (...cells: readonly Cell[]): string => cells.map(String).join(' | ').trim();

const rangeOf = (actions: readonly ActionCard[]): string =>
  BANDS.filter((band) => actions.some(({ bands }) => bands.includes(band)))
    .map((band) => band.slice(0, 1).toUpperCase())
    .join('');
const pricesOf = (prices: Readonly<Record<string, Price>>): string =>
  Object.entries(prices)
    .map(([faction, { eb, rarity, streetCred }]) => `${faction} ${eb}/${rarity}/${streetCred}`)
    .join(' ');
/** Keywords whose number counts. */
const withNumber = (keyword: string, x: unknown): string =>
  ['heal', 'pierce', 'rapid', 'stun'].includes(keyword) ? `${keyword} ${x}` : keyword;

function keywordsOf({ keywords, actions, gifts }: GearCard): string {
  const ofActions = actions.flatMap((action) =>
    Object.entries(action.keywords).map(([word, x]) => withNumber(word, x)),
  );
  const ofGifts = gifts.flatMap(({ give, keyword, x }) => (give === 'keyword' ? [withNumber(String(keyword), x)] : []));
  return [...new Set<string>([...keywords, ...ofActions, ...ofGifts])].sort().join(', ');
}

const skillsOf = ({ skills }: Profile): string =>
  SKILLS.flatMap((skill) => (skills[skill] === undefined ? [] : [`${skill} ${skills[skill]}`])).join(' ');
const personLine = (card: Profile): string => {
  const tokens = card.tokens.map((colour) => colour.slice(0, 1)).join('');
  return lineOf(card.id, card.eb, tokens, skillsOf(card), card.armor, card.keywords.join(' '), card.gear.join(' '));
};
function gearCells(card: GearCard): Cell[] {
  const skills = [...new Set(card.actions.map(({ skill = '' }) => skill))].join(' ');
  const added = card.gifts.flatMap(({ give, skill, by }) => (give === 'skill' ? [`${skill} +${by}`] : [])).join(' ');
  return [card.id, card.armor, `${skills} ${rangeOf(card.actions)}`.trim(), added, keywordsOf(card)];
}
const gearLine = (card: GearCard): string => lineOf(...gearCells(card), pricesOf(card.prices));
const programLine = ({ id, quality, launch, isVulnerable, reload, prices }: ProgramCard): string =>
  lineOf(id, quality, rangeOf([launch]), isVulnerable ? 'vulnerable' : '', reload, pricesOf(prices));

const sorted = (list: readonly string[]): string[] => [...list].sort();
const gear = Object.values(CARDS.gear);

describe('figures', () => {
  it('CZ-GAP-01 CZ-GAP-02 characters and gonks, all tiers', () => {
    expect(sorted(Object.values(CARDS.profiles).map(personLine))).toEqual(sorted(lines(PEOPLE)));
  });

  it('CZ-GAP-03 gear', () => {
    const bought = gear.filter(({ kind, id }) => kind === 'gear' && !NOT_FOR_SALE.includes(id));
    expect(sorted(bought.map(gearLine))).toEqual(sorted(lines(GEAR)));
  });

  it('CZ-GAP-04 programs', () => {
    const printed = Object.values(CARDS.programs).filter(({ id }) => !OURS.includes(id));
    expect(sorted(printed.map(programLine))).toEqual(sorted(lines(PROGRAMS)));
  });

  it('CZ-GAP-05 loot', () => {
    const drawn = gear.filter(({ kind }) => kind === 'loot').map((card) => lineOf(...gearCells(card)));
    expect(sorted(drawn)).toEqual(sorted(lines(LOOT)));
  });

  it('CZ-GAP-01 what had to be invented says so', () => {
    const cards = [...Object.values(CARDS.profiles), ...gear, ...Object.values(CARDS.programs)];
    const invented = cards.filter(({ source }) => /\bours\b/.test(source.doubt ?? '')).map(({ id }) => id);
    expect(invented).toEqual(
      expect.arrayContaining(['program-ping', 'program-puppet-master', 'med-kit', 'silenced-smg']),
    );
  });
});

/** The clause behind each kind of event, as the log names it. */
export const CLAUSES: Readonly<Record<string, string>> = {
  'unit-moved': 'ES-MOVE-02',
  'unit-entered': 'ES-DEPLOY-03',
  'door-changed': 'ES-OPEN-01',
  'attack-resolved': 'ES-COMBAT-02',
  'dodge-declared': 'ES-DODGE-03',
  'hack-resolved': 'ES-HACK-03',
  'burn-placed': 'ES-BURN-02',
  'event-began': 'ES-EVENT-01',
  'initiative-won': 'ES-INIT-01',
  'anthem-spent': 'ES-RES-03',
  'anthem-gained': 'ES-RES-01',
  'marker-taken': 'ES-ITEM-03',
  'token-revealed': 'ES-TOKEN-01',
};

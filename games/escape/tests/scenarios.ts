/** Scenarios for tests, as lines of a position: `${line({ exits: { resistance: [1] } })}`. */
const NEVER = { is: 'escaped', count: 20 };

/** A scenario in which nobody wins unless the test says how. */
export const line = (changes: object = {}): string =>
  `scenario: ${JSON.stringify({
    id: 'tried',
    source: 'original',
    mode: 'revolution',
    board: 'none',
    turns: 6,
    crates: 0,
    equipment: 0,
    deployment: { resistance: { by: 'entry', airlocks: [1] }, isc: { by: 'entry', airlocks: [2] } },
    victory: { resistance: NEVER, isc: NEVER },
    recruitment: { squads: { resistance: ['alice'], isc: ['black-ubume'] } },
    ...changes,
  })}`;

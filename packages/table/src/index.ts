/** A table and the messages about it. It runs in Node and in browsers, and knows no game. */
export { type CampaignFile, campaignFile, readCampaignFile } from './campaign-file.ts';
export { Gathering, type GatheringMessage, type GatheringState, gatheringAnswer, stillGathering } from './gathering.ts';
export { askOf, judge, type Offer, offersOf, tellEvents } from './insight.ts';
export { type SeatOdds, seatOdds } from './odds.ts';
export {
  type BackRequest,
  type ClientMessage,
  clientMessageSchema,
  type HostMessage,
  type SeenEvent,
  type Standing,
} from './protocol.ts';
export { PROTOCOL } from './protocol-version.ts';
export { type Deed, recordSchema, type TableRecord } from './record.ts';
export { type Asked, deedOf, keyOf, sameOrNot, wishOfDeed } from './request.ts';
export {
  nameSchema,
  playerSchema,
  type SeatInfo,
  type SeatPlayer,
  setupSchema,
  type TableInfo,
  type TableSetup,
  type TableShare,
} from './setup.ts';
export { playerOfStrength, STRENGTHS, type Strength } from './strength.ts';
export { type Request, Table, type TableHead, type TableSnapshot } from './table.ts';
export {
  fileTrouble,
  isTroubleCode,
  setupTrouble,
  type Told,
  TROUBLES,
  Trouble,
  type TroubleCode,
  tellTrouble,
  troubled,
} from './trouble.ts';

/** Security activation on a drawn floor: a hallway of two rows over two rooms with a door each. */
import { frameOf } from '@tablerunner/engine';
import { security, startSecurity } from '../rules/corporation/security.ts';
import { type DrawnState, drawnState, Table } from './kit.ts';

export const HALL = `
  +-+-+-+-+-+-+-+-+
  |. . . . . . . .|
  + + + + + + + + +
  |. . . . . . . .|
  +-+d+-+-+-+-+d+-+
  |A A A A|B B B B|
  + + + + + + + + +
  |A A A A|B B B B|
  +-+-+-+-+-+-+-+-+
`;

export const activation = (state: DrawnState, drawing = HALL): Table =>
  new Table(drawnState(drawing, state), frameOf(security, startSecurity));

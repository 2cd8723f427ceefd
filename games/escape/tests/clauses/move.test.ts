/** Movement actions. Clauses ES-MOVE. */
import { expect, test } from 'vitest';
import { table } from '../kit.ts';

test('ES-MOVE-02 a Movement action moves a character one cell', () => {
  const t = table(`
    +-+-+-+
    |A . M|
    +-+-+-+
    unit ashton A mvt 3
    unit mamushi M isc`);
  t.play('b1');
  expect(t.unit('ashton').cell).toBe('b1');
  expect(t.unit('ashton').left.mvt).toBe(2);
  expect(t.try('c1')).toBeRefused({ clause: 'ES-MOVE-02', reason: 'cell-occupied' });
  console.log(t.print(), t.legal());
});

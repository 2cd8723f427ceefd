/** Everybody is told where a match began, consent counts for what was asked, and a list of tables reads no heads. */
import { findGame } from '@tablerunner/catalogue';
import type { MatchSave } from '@tablerunner/engine';
import type { TableInfo } from '@tablerunner/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../src/database/open.ts';
import type { Client } from './client.ts';
import { honestFile } from './files.ts';
import { person, playOn, skim, TestServer } from './kit.ts';

let host: TestServer;
beforeAll(async () => {
  host = await TestServer.start();
});
afterAll(async () => {
  await host.remove();
});

interface Laid {
  readonly table: string;
  readonly secrets: Record<string, string>;
}

const infoOf = async (table: string): Promise<TableInfo> =>
  ((await host.request(`/api/tables/${table}`)).body as { table: TableInfo }).table;

function skimFile(): MatchSave {
  const game = findGame('sample');
  if (game === undefined) throw new Error('the sample game is missing');
  return honestFile(game, 'origin', { before: 4, after: 6 });
}

test('a table that was laid from a file or a position says so, by whom, and in its own file and its rematch too', async () => {
  const setup = { ...skim({ red: { ...person, name: 'Ada' }, blue: person }), options: {} };
  const save = skimFile();
  const { length } = save.log;
  const { body } = await host.layFrom(setup, save, 2);
  const { table, secrets } = body as Laid;
  const origin = { from: 'file', at: 2, length, by: { name: 'Ada', isAccount: false } };
  expect((await infoOf(table)).origin).toEqual(origin); // before the match begins
  await host.gather(table, Object.values(secrets));
  const red = await host.join(table, secrets.red);
  expect(red.received[0]).toMatchObject({ type: 'table', table: { origin } });
  await playOn([red, await host.join(table, secrets.blue)], 1000);
  expect((await host.request(`/api/tables/${table}/file`)).body).toMatchObject({ origin, start: { drawn: 0 } });
  const rematch = await host.request(`/api/tables/${table}/rematch`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secrets.red}` },
  });
  expect((await infoOf((rematch.body as Laid).table)).origin).toEqual(origin);

  const sign = await fetch(`${host.url}/api/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Grace', password: 'correct horse' }),
  });
  const cookie = (sign.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const signedIn = await host.request('/api/tables/from-file?at=0', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', cookie },
    body: `${JSON.stringify({ setup })}\n${JSON.stringify(save)}`,
  });
  const by = { name: 'Grace', isAccount: true };
  expect((await infoOf((signedIn.body as Laid).table)).origin).toEqual({ from: 'file', at: 0, length, by });
  expect(await infoOf((await host.lay(skim())).table)).not.toHaveProperty('origin');
});

test('who agreed to go back to 13 has not agreed to go back to 0', async () => {
  const { table, secrets } = await host.lay({ ...skim(), options: { rounds: 50 } });
  const [red, blue] = [await host.join(table, secrets.red), await host.join(table, secrets.blue)];
  await playOn([red, blue], 14);
  const ask = (client: Client, message: object): ReturnType<Client['answer']> => {
    const id = client.newId();
    const answer = client.answer(id);
    client.send({ ...message, at: client.length, id } as never);
    return answer;
  };
  const { length } = red;
  expect(await ask(red, { type: 'ask-back', to: 13 })).toMatchObject({ type: 'done' });
  expect(await ask(red, { type: 'ask-back', to: 0 })).toMatchObject({ type: 'done' });
  const refused = { type: 'refused', refusal: { clause: 'ENG-UNDO-06', facts: { by: 'red', to: 0 } } };
  expect(await ask(blue, { type: 'answer-back', agree: true, by: 'red', to: 13 })).toMatchObject(refused);
  expect(blue.length).toBe(length);
  expect(blue.standing?.back).toMatchObject({ by: 'red', to: 0, commands: 14, waitingFor: ['blue'] });
});

test('how tables stand is told without a look into their heads', async () => {
  const { table } = await host.lay(skim());
  const db = await openDatabase({ data: host.data });
  await db.updateTable('tables').set({ head: 'no JSON' }).where('id', '=', table).execute();
  await db.destroy();
  const { status, body } = await host.request('/api/tables/status', { method: 'POST', json: { tables: [table] } });
  expect(status).toBe(200);
  expect(body).toMatchObject([{ id: table, over: false }]);
});

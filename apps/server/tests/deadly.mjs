/** Loaded into a server before its program: wherever the machine's seat of Skim is asked to do something, the process dies. */
import { Table } from '@tablerunner/table';

const { request } = Table.prototype;
Table.prototype.request = function (seat, asked) {
  if (seat === 'blue') process.kill(process.pid, 'SIGKILL');
  return request.call(this, seat, asked);
};

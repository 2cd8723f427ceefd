/** The replay of a table: the whole match once it is over, what its viewer may know while it runs. */
import { useEffect, useState } from 'react';
import { told as tellEvents } from '../insight/insight.ts';
import { isLocal, openLink } from '../link/link.ts';
import { exportTable, mySeats } from '../link/tables.ts';
import { browserWitness, seeTable } from '../link/witness.ts';
import { sourceOfSave } from './source.ts';
import { type Loaded, secretToWatch, watchTable } from './watch-table.ts';

/** `undefined` while it is on its way. */
export function useTableSource(table: string): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded & { readonly table: string }>();
  useEffect(() => {
    let wanted = true;
    const seats = mySeats(table);
    const stop = watchTable(
      {
        open: (on) => openLink(table, secretToWatch(seats), on),
        file: () => exportTable(table),
        whole: sourceOfSave,
        isOpenBook: isLocal(table),
        mine: seats.map(([seat]) => seat),
        tell: tellEvents,
        see: (info, length) => browserWitness.keep(table, seeTable(browserWitness.find(table), info, length)),
      },
      (now) => {
        if (wanted) setLoaded({ ...now, table });
      },
    );
    return () => {
      wanted = false;
      stop();
    };
  }, [table]);
  return loaded?.table === table ? loaded : undefined;
}

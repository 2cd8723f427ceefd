/** The embedded database does what every database must do. */

import { openDatabase } from '../src/database/open.ts';
import { newFolder } from './kit.ts';
import { storeSuite } from './store-suite.ts';

storeSuite(() => openDatabase({ data: newFolder() }));

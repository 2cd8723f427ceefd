/** IDs of commands on the embedded database. */
import { requestIdsSuite } from './request-ids-suite.ts';

requestIdsSuite(async () => ({}));

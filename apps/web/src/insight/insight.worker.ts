/** The insight worker: odds, facts of sentences, timelines. It knows only what it is sent. */
import '../app/no-eval.ts';
import { findGame } from '@tablerunner/catalogue';
import { type Port, serveCalls } from '../worker/calls.ts';
import { insightFunctions } from './functions.ts';

serveCalls(self as unknown as Port, insightFunctions(findGame));

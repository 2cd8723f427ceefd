/** Where machines think. */
import '../app/no-eval.ts';
import { type ChoicePort, serveChoices } from '@tablerunner/ai';
import { games } from '@tablerunner/catalogue';

serveChoices(self as unknown as ChoicePort, games);

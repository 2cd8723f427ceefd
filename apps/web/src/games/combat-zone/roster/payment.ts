/** Which tokens answer the decision of the moment: open ones with what they would choose, others with the reason why not. */
import { colourOfToken, type Token } from '@tablerunner/combat-zone/plan';
import type { Refusal } from '@tablerunner/engine';
import type { Offer } from '@tablerunner/table';
import type { Decision } from '../shared.ts';

export interface Payment {
  readonly model: number;
  /** By token, in the order of the card. */
  readonly tokens: readonly TokenAnswer[];
}

export interface TokenAnswer {
  /** The token that it stands for: of tokens that look alike the rules name one. */
  readonly token: number;
  /** Offers that it would pay for, or that choose it. */
  readonly offers: readonly Offer[];
  /** Why it cannot; left out: it can. */
  readonly refusal?: Refusal | undefined;
}

interface Fields {
  readonly kind?: string;
  readonly token?: number;
  readonly model?: number;
  readonly action?: string;
  readonly with?: Fields;
}

interface Memory {
  readonly model?: number;
  readonly against?: readonly ({ readonly model: number } | 'obstacle')[];
  readonly named?: readonly unknown[];
}

const fieldsOf = (choice: unknown): Fields => (choice ?? {}) as Fields;

/** Choices in which a token is chosen for itself, not to pay for something. */
const CHOSEN = ['token', 'oppose'];

export const isChosenItself = (choice: unknown): boolean => CHOSEN.includes(fieldsOf(choice).kind ?? '');

/** The deed itself, also where it is a [RE]action. */
const deedOf = (choice: unknown): Fields => fieldsOf(choice).with ?? fieldsOf(choice);

/** Whose token a choice names. */
function payerOf({ actor, memory }: Decision, choice: unknown): number {
  const { kind, model } = fieldsOf(choice);
  if (kind === 'react' || kind === 'evade') return model ?? -1;
  if (kind !== 'oppose') return actor;
  const { against = [], named = [] } = (memory ?? {}) as Memory;
  const asked = against[named.length];
  return model ?? (asked === undefined || asked === 'obstacle' ? -1 : asked.model);
}

/** Whether an offer belongs to the action card that was chosen. */
function isOfCard(choice: unknown, card: string | undefined): boolean {
  const { kind, action } = deedOf(choice);
  return card === undefined || action === card || (card === 'move' && kind === 'move');
}

const look = (token: Token): string => `${colourOfToken(token)} ${token.printed} ${token.isReady}`;

/** Models whose tokens are asked about; none while somebody else decides. */
export function paymentsOf(decision: Decision | undefined, card: string | undefined): readonly Payment[] {
  if (decision === undefined) return [];
  const withToken = decision.offers.filter(({ choice }) => (deedOf(choice).token ?? -1) >= 0);
  const ofCard = withToken.filter(({ choice }) => isOfCard(choice, card));
  const byModel = new Map<number, Offer[]>();
  for (const offer of ofCard.length > 0 ? ofCard : withToken) {
    const model = payerOf(decision, offer.choice);
    byModel.set(model, [...(byModel.get(model) ?? []), offer]);
  }
  return [...byModel].flatMap(([model, offers]) => {
    const tokens = decision.view.models[model]?.tokens ?? [];
    return tokens.length === 0 ? [] : [{ model, tokens: tokens.map((_, at) => answerOf(tokens, at, offers)) }];
  });
}

function answerOf(tokens: readonly Token[], at: number, offers: readonly Offer[]): TokenAnswer {
  const own = tokens[at];
  const named = (token: number) => offers.filter(({ choice }) => deedOf(choice).token === token);
  const alike = tokens.findIndex((token, i) => own !== undefined && look(token) === look(own) && named(i).length > 0);
  const token = named(at).length > 0 || alike < 0 ? at : alike;
  const found = named(token);
  const open = found.filter(({ verdict }) => verdict.ok);
  if (open.length > 0) return { token, offers: open };
  const refused = found.map(({ verdict }) => verdict).find((verdict) => !verdict.ok);
  const refusal: Refusal =
    refused !== undefined && !refused.ok
      ? refused
      : { ok: false, clause: 'CZ-TOKEN-03', reason: 'token-not-ready', facts: { token: at } };
  return { token, offers: [], refusal };
}

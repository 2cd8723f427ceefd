/** The network panel: the map on which IPs, pings and lines are chosen, what a stop would do, and everybody's level. */
import { AT_ACCESS, BANNED, NETWORK } from '@tablerunner/burncycle/plan';
import { judge, type Offer } from '@tablerunner/table';
import { useMemo, useState } from 'react';
import { usePlay } from '../../../table/play-context.ts';
import { ClauseTag } from '../../../ui/clause-tag.tsx';
import { Label } from '../../../ui/label.tsx';
import { spotOf } from '../choices.ts';
import { type Decision, game, usePlan } from '../shared.ts';
import { Legend } from './legend.tsx';
import { NetworkMap } from './network-map.tsx';
import styles from './network-panel.module.css';
import { NodeButtons } from './node-buttons.tsx';
import { describeNode, ipPlace, stopsOn } from './node-words.ts';

export function NetworkPanel() {
  const tongue = usePlay();
  const { say, speaker } = tongue;
  const { view, decision, plan, pickOffer, openMenu, refuse, commit } = usePlan();
  const [looked, setLooked] = useState<number | undefined>();
  const { nodes, access } = useMemo(() => offersOnNetwork(decision), [decision]);
  if (view === undefined) return undefined;
  const planned =
    plan === undefined || decision === undefined ? undefined : spotOf(view, plan.choices[0], decision.memory).node;
  const mover = decision === undefined ? undefined : moverOf(decision);
  const aim = planned ?? looked;
  const isAsked = nodes.size > 0;
  const home = view.bots[mover ?? view.active]?.ip ?? AT_ACCESS;

  const pick = (node: number): void => {
    if (planned === node) return commit();
    const offers = nodes.get(node) ?? [];
    const [offer, second] = offers;
    if (second !== undefined) return openMenu(offers);
    if (offer !== undefined) return pickOffer(offer);
    const asked = decision === undefined ? undefined : choiceAt(decision.step, node);
    if (decision === undefined || asked === undefined) return;
    const verdict = judge(game, decision.seen, asked);
    if (!verdict.ok) refuse({ refusal: verdict, choice: asked });
  };
  const pickAccess = (at: number): void => {
    const offer = access.get(at);
    if (offer !== undefined) pickOffer(offer);
  };
  return (
    <section className={styles.panel} aria-labelledby="network-title">
      <header>
        <Label id="network-title">{say('burncycle.net.title')}</Label>
        <span>{say('burncycle.net.ceo', { level: view.ceo, pings: view.pings.length })}</span>
      </header>
      <div className={styles.board}>
        <NetworkMap
          view={view}
          open={new Set(nodes.keys())}
          openAccess={new Set(access.keys())}
          aim={
            aim === undefined || (isAsked && !nodes.has(aim))
              ? undefined
              : { node: aim, bot: isAsked ? mover : undefined }
          }
        />
        <NodeButtons
          label={say('burncycle.net.map')}
          describe={(node) =>
            nodes.has(node)
              ? say('burncycle.net.can-choose', { node: describeNode(view, node, tongue) })
              : describeNode(view, node, tongue)
          }
          describeAccess={(at) => say('burncycle.net.access', { access: at + 1 })}
          open={new Set(nodes.keys())}
          openAccess={new Set(access.keys())}
          isAsked={isAsked}
          cursor={looked ?? planned ?? [...nodes.keys()][0] ?? (home >= 0 ? home : NETWORK.core)}
          onCursor={setLooked}
          onPick={pick}
          onPickAccess={pickAccess}
        />
      </div>
      <Legend />
      <div className={styles.note} aria-live="off">
        {aim === undefined ? (
          isAsked && <p>{say('burncycle.net.choose')}</p>
        ) : (
          <>
            <p>
              <b>{describeNode(view, aim, tongue)}</b>
            </p>
            {decision?.step === 'burncycle/ip-phase' && nodes.has(aim) && (
              <ul>
                {stopsOn(view, view.active, aim, tongue).map(({ text, clause }) => (
                  <li key={clause}>
                    {text} <ClauseTag game={game.id} clause={clause} plain />
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
        {planned !== undefined && <p className={styles.quiet}>{say('burncycle.net.again')}</p>}
      </div>
      <ul className={styles.levels}>
        {view.bots.flatMap((bot, at) =>
          bot.role === 'agent' && bot.card !== ''
            ? [
                <li key={bot.seat}>
                  <span className={styles.number} aria-hidden="true">
                    {at + 1}
                  </span>
                  <span className={styles.who}>{speaker.name(bot.card)}</span>
                  <span className={styles.where}>{ipPlace(view, bot, tongue)}</span>
                  <b>{bot.ip === BANNED ? '' : say('burncycle.net.level', { level: bot.level })}</b>
                </li>,
              ]
            : [],
        )}
      </ul>
    </section>
  );
}

/** What can be chosen on a node, and at an access point. */
function offersOnNetwork(decision: Decision | undefined) {
  const nodes = new Map<number, Offer[]>();
  const access = new Map<number, Offer>();
  for (const offer of decision?.legal ?? []) {
    const spot = decision === undefined ? undefined : spotOf(decision.view, offer.choice, decision.memory);
    if (spot?.node !== undefined) nodes.set(spot.node, [...(nodes.get(spot.node) ?? []), offer]);
    if (spot?.access !== undefined) access.set(spot.access, offer);
  }
  return { nodes, access };
}

/** The agent whose IP is about to move, if one is. */
function moverOf({ step, view, memory }: Decision): number | undefined {
  if (step === 'burncycle/ip-phase') return view.active;
  const { effect, context } = (memory ?? {}) as {
    readonly effect?: string;
    readonly context?: { readonly bot?: number };
  };
  return effect === 'move-ip' ? context?.bot : undefined;
}

/** The choice that a press on a node would mean, for a refusal with its reason. */
function choiceAt(step: string, node: number): unknown {
  if (step === 'burncycle/ip-phase') return { kind: 'ip', to: node };
  if (step === 'burncycle/ping-activation') return { kind: 'ping', node };
  return step === 'burncycle/transfer' ? { kind: 'line', to: node } : undefined;
}

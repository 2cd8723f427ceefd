/** The sentences of Combat Zone in the language of the settings: the game is on this page anyway. */
import { combatZoneGame } from '@tablerunner/combat-zone';
import { createSpeaker, type Speaker } from '@tablerunner/language';
import { useMemo } from 'react';
import { useSettings } from '../app/settings.ts';

export function useGameWords(): Speaker {
  const locale = useSettings((settings) => settings.locale);
  return useMemo(() => createSpeaker(combatZoneGame.messages, locale), [locale]);
}

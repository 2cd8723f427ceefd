/** It is your turn: in the window's title, with a sound that can be switched off, and as a notification where allowed. */
import { useEffect, useRef } from 'react';
import { useSettings } from '../app/settings.ts';
import { usePlay, useTable } from './play-context.ts';

export function YourTurn() {
  const { say, speaker, ui } = usePlay();
  const { sound, notifications } = useSettings();
  const isMine = useTable(
    ({ standing, viewer }) => standing?.seen.decision !== undefined && standing.seen.decision.seat === viewer,
  );
  const step = useTable(({ standing }) => standing?.seen.decision?.step ?? '');
  const was = useRef(isMine);
  useEffect(() => {
    const sign = '● ';
    const plain = document.title.replace(sign, '');
    document.title = isMine ? `${sign}${plain}` : plain;
    const hasCome = isMine && !was.current;
    was.current = isMine;
    if (!hasCome) return;
    if (sound) chime();
    if (notifications && document.hidden && globalThis.Notification?.permission === 'granted') {
      const note = new Notification(say('table.your-move'), {
        body: `${speaker.name(ui.game.id)}: ${speaker.step(step)}`,
        tag: 'your-turn',
      });
      note.onclick = () => globalThis.focus();
    }
  }, [isMine, sound, notifications, say, speaker, ui, step]);
  return undefined;
}

let audio: AudioContext | undefined;

/** Two soft notes, made here: no file to load. */
function chime(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') return; // nobody has touched the page yet
    const start = audio.currentTime;
    for (const [i, pitch] of [523.25, 783.99].entries()) {
      const tone = audio.createOscillator();
      const loud = audio.createGain();
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0, start + i * 0.14);
      loud.gain.linearRampToValueAtTime(0.08, start + i * 0.14 + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.0001, start + i * 0.14 + 0.4);
      tone.connect(loud).connect(audio.destination);
      tone.start(start + i * 0.14);
      tone.stop(start + i * 0.14 + 0.45);
    }
  } catch {
    // No sound on this device: the title still tells.
  }
}

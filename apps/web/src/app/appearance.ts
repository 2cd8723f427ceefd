/** Shows the settings on the page itself: language, theme and motion as attributes that the styles look at. */
import { isMotionReduced, type Settings, useSettings } from './settings.ts';

/** Follows the settings, and the system where they leave it to the system. */
export function followSettings(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const show = ({ locale, theme, motion }: Settings): void => {
    const { documentElement: page } = document;
    page.lang = locale;
    page.dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
    page.dataset.motion = isMotionReduced(motion) ? 'reduced' : 'full';
    const colour = getComputedStyle(page).getPropertyValue('--page').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
  };
  const again = (): void => show(useSettings.getState());
  useSettings.subscribe(show);
  dark.addEventListener('change', again);
  still.addEventListener('change', again);
  again();
}

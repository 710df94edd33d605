import { fromCallback } from 'xstate';
import { breakpoints } from '#statelab/design/tokens.ts';
import { labStorageKey } from './storage-key.ts';
import { readScreen, type Screen } from './screen.ts';
import type { KeepEvent, ScreenEvent } from './screen.machine.ts';

const key = labStorageKey('screen');

/** The screen as it was left; as at first, where the browser keeps nothing. */
export function keptScreen(): Screen {
  try {
    return readScreen(window.localStorage.getItem(key));
  } catch {
    return readScreen(null);
  }
}

function keep(screen: Screen): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(screen));
  } catch {
    // Storage is off or full: the screen is as at first next time.
  }
}

function show({ theme }: Screen): void {
  document.documentElement.dataset['theme'] = theme;
}

/** The window of the lab. */
export const browserScreen = fromCallback<KeepEvent, Screen>(({ input, sendBack, receive }) => {
  const wide = window.matchMedia(`(min-width: ${breakpoints.desktop}px)`);
  const tell = () => {
    const event: ScreenEvent = { type: wide.matches ? 'WINDOW.WIDE' : 'WINDOW.NARROW' };
    sendBack(event);
  };
  show(input);
  tell();
  wide.addEventListener('change', tell);
  receive(({ screen }) => {
    show(screen);
    keep(screen);
  });
  return () => wide.removeEventListener('change', tell);
});

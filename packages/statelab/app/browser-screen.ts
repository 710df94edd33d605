import { fromCallback } from 'xstate';
import { breakpoints } from '#statelab/design/tokens.ts';
import { labStorageKey } from './storage-key.ts';
import { readScreen, type Screen } from './screen.ts';
import type { SaveEvent, ScreenEvent } from './screen.machine.ts';

const key = labStorageKey('screen');

/** The saved screen, or the default one. */
export function loadScreen(): Screen {
  try {
    return readScreen(window.localStorage.getItem(key));
  } catch {
    return readScreen(null);
  }
}

function save(screen: Screen): void {
  try {
    window.localStorage.setItem(key, JSON.stringify(screen));
  } catch {
    // Storage is off or full: the next visit starts with the default screen.
  }
}

function applyTheme({ theme }: Screen): void {
  document.documentElement.dataset['theme'] = theme;
}

/** Sends the width of the window; applies and saves the screen. */
export const browserScreen = fromCallback<SaveEvent, Screen>(({ input, sendBack, receive }) => {
  const wide = window.matchMedia(`(min-width: ${breakpoints.desktop}px)`);
  const sendWidth = () => {
    const event: ScreenEvent = { type: wide.matches ? 'WINDOW.WIDE' : 'WINDOW.NARROW' };
    sendBack(event);
  };
  applyTheme(input);
  sendWidth();
  wide.addEventListener('change', sendWidth);
  receive(({ screen }) => {
    applyTheme(screen);
    save(screen);
  });
  return () => wide.removeEventListener('change', sendWidth);
});

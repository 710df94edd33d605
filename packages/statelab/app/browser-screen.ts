import { fromCallback } from 'xstate';
import { breakpoints } from '#statelab/design/tokens.ts';
import { labStorageKey } from './storage-key.ts';
import { readScreen, type Screen } from './screen.ts';
import type { SaveEvent, ScreenEvent } from './screen.machine.ts';
import type { HistoryEvent } from './lab.machine.ts';

/** Sends an event when the browser's hash changes, and replaces the hash without a history entry. */
export const browserHash = fromCallback<HistoryEvent>(({ sendBack, receive }) => {
  let known = window.location.hash;
  const onChange = () => {
    known = window.location.hash;
    sendBack({ type: 'HASH.CHANGE', hash: known });
  };
  receive(({ hash }) => {
    // The visitor has navigated: a hashchange event follows.
    if (window.location.hash !== known) return;
    window.history.replaceState(window.history.state, '', hash);
    known = window.location.hash;
  });
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
});

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

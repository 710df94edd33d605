/**
 * The inline script of every page. Runs before the first paint, holds a visitor's input until the
 * application can handle it, and decides when to load the application. If the scripts never come,
 * leaves the page as it is without scripts. Minified, it takes 1,000 bytes at most.
 */
import type { Control, EarlyInput } from './held-input.ts';

interface AnyEvent extends Event {
  readonly target: HTMLElement;
  readonly key?: string;
}

const { dataset } = document.documentElement;

const early: EarlyInput = {
  held: [],
  on: true,
  discard(failure) {
    early.on = false;
    delete dataset['scripts'];
    for (const [{ defaultPrevented }, control] of early.held.splice(0)) {
      if (!defaultPrevented) continue;
      control.requestSubmit?.();
      control.click();
    }
    if (failure) throw failure;
  },
};

/** The template with the application's links. It exists from the document's end until it is used. */
const findApp = () => document.querySelector('template');

/** Listens in the window's capture phase, so no other listener receives held events. */
const holder = {
  handleEvent(event: AnyEvent): void {
    if (!early.on) return;
    load();
    const control = event.target.closest<Control>('a,button,input,select,textarea,form');
    // A link and a menu work without scripts.
    if (!control || control.href || control.popoverTargetElement) return;
    event.stopPropagation();
    // Any submit, a click on a button, an arrow or Enter on a radio or checkbox.
    if (/^(s|c.+ [bs]u|k.+ [rc].+ [AE])/.test(`${event.type} ${control.type} ${event.key}`))
      event.preventDefault();
    early.held.push([event, control, control.value, control.checked]);
  },
};

function load(priority: 'high' | 'low' = 'high'): void {
  const app = findApp();
  if (!app) return;
  for (const link of app.content.querySelectorAll('link')) link.fetchPriority = priority;
  app.replaceWith(app.content);
  // In development, modules are compiled on request, which may take longer.
  if (!import.meta.env.DEV) early.timer = setTimeout(early.discard, 15_000);
  import(/* @vite-ignore */ `${dataset['entry']}`).catch(early.discard);
}

window.early = early;
for (const type of 'pointerover focusin focusout keydown input click submit'.split(' ')) {
  addEventListener(type, holder, true);
}
dataset['scripts'] = location.search;
addEventListener('load', () => {
  // Only the application can show what search parameters ask for.
  if (dataset['scripts']) load();
  else if (!navigator.connection?.saveData) load('low');
});

import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 60_000 });

// The files of a worker share its window, where it has one: each finds it as a browser opens it.
if (typeof window !== 'undefined') {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  window.document.body.replaceChildren();
}

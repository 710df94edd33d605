import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 60_000 });

// The files of a worker share its window, if it has one. Each file gets it as new.
if (typeof window !== 'undefined') {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  window.document.body.replaceChildren();
}

import { Global } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { bracketsPageMachine } from './brackets-page.machine.ts';
import { BracketsPage } from './brackets-page.tsx';
import { globalStyle } from './look.ts';
import { readView } from './view.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The document of the brackets page has no #root.');

const machine = bracketsPageMachine.provide({
  actions: {
    'write address': (_, { address }) =>
      window.history.replaceState(window.history.state, '', address),
  },
});

createRoot(root).render(
  <StrictMode>
    <Global styles={globalStyle} />
    <BracketsPage machine={machine} view={readView(window.location.search)} />
  </StrictMode>,
);

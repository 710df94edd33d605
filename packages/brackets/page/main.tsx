import { Global } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fromPromise } from 'xstate';
import { bracketsPageMachine } from './brackets-page.machine.ts';
import { BracketsPage } from './brackets-page.tsx';
import { globalStyle } from './look.ts';
import { addressOf, readView, type BracketsView } from './view.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The document of the brackets page has no #root.');

const machine = bracketsPageMachine.provide({
  actors: {
    writeAddress: fromPromise<void, { view: BracketsView }>(async ({ input }) => {
      window.history.replaceState(window.history.state, '', addressOf(input.view));
    }),
  },
});

createRoot(root).render(
  <StrictMode>
    <Global styles={globalStyle} />
    <BracketsPage machine={machine} view={readView(window.location.search)} />
  </StrictMode>,
);

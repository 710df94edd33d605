import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fromPromise } from 'xstate';
import { applyGlobalStyle } from '#src/design/global-style.ts';
import { bracketsPageMachine } from './brackets-page.machine.ts';
import { BracketsPage } from './brackets-page.tsx';
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

applyGlobalStyle();
createRoot(root).render(
  <StrictMode>
    <BracketsPage machine={machine} view={readView(window.location.search)} />
  </StrictMode>,
);

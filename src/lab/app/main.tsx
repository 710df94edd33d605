import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '#src/design/global-style.tsx';
import { labActors } from './actors.ts';
import { browserAddress } from './browser-address.ts';
import { LabActors } from './lab-actors.ts';
import { LabContext } from './lab-context.ts';
import { labMachine } from './lab.machine.ts';
import { Lab } from './lab.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The document of the lab has no #root.');

const logic = labMachine.provide({ actors: { address: browserAddress } });

createRoot(root).render(
  <StrictMode>
    <GlobalStyle />
    <LabActors value={labActors}>
      <LabContext.Provider logic={logic} options={{ input: { hash: window.location.hash } }}>
        <Lab />
      </LabContext.Provider>
    </LabActors>
  </StrictMode>,
);

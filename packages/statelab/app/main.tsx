import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { labConfig } from '#statelab/config.ts';
import { LabStyle } from '#statelab/design/lab-style.tsx';
import { Lab } from './lab.tsx';
import { projectOpened } from '#statelab/views/project.ts';
import { machineHash } from '#statelab/design/url-hash.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The document of the lab has no #root.');

await projectOpened;

// One machine alone opens on its chart.
const { machines, unopened } = labConfig();
const [only, ...others] = machines;
if (window.location.hash === '' && only !== undefined && others.length + unopened.length === 0) {
  window.history.replaceState(null, '', machineHash(only.id));
}

createRoot(root).render(
  <StrictMode>
    <LabStyle />
    <Lab />
  </StrictMode>,
);

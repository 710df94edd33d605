import { accordionPage } from '#src/lab/pages/accordion.ts';
import { testPaths } from './walk-paths.ts';

testPaths(accordionPage);

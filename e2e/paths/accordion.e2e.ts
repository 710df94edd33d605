import { accordionPage } from '#src/lab/page/scripts/accordion.ts';
import { testPaths } from './walk-paths.ts';

testPaths(accordionPage);

import { accordionPage } from '#lab/pages/accordion.ts';
import { testPaths } from './walk-paths.ts';

testPaths(accordionPage);

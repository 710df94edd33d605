import { desktopMenuPage } from '#src/lab/page/scripts/menus.ts';
import { testPaths } from './walk-paths.ts';

testPaths(desktopMenuPage);

import type { Landscape } from './landscape.ts';
import type { Point } from './curve.ts';
export interface CityTerrain extends Landscape { readonly marker: Point }

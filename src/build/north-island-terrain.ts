import type { Hill } from './terrain.ts';
import type { CityTerrain } from './city-terrain.ts';

function peak(x: number, y: number, height: number, spread: number): Hill {
  return { x, y, height, spread: [spread, spread], turn: 0 };
}
/** A cone with a crater. */
function cone(x: number, y: number, height: number, spread: number): Hill[] {
  return [peak(x, y, height, spread), peak(x, y, -0.62 * height, spread * 0.36)];
}

export const whangarei: CityTerrain = {
  marker: [412, 150],
  hills: [
    peak(596, 242, 0.75, 17), peak(628, 226, 0.55, 15), peak(652, 262, 0.95, 19), peak(622, 268, 0.4, 14), peak(684, 292, 0.8, 15),
    peak(330, 120, 0.5, 60), peak(300, 330, 0.45, 70), peak(520, 90, 0.65, 60), peak(610, 60, 0.4, 70), peak(420, 370, 0.25, 60),
  ],
  ridges: [{ line: '470,40 560,110 620,150', height: 0.3, spread: 40 }],
  shore: 14,
  roughness: 0.5,
  water: [
    '780,-60 690,-60 700,20 684,70 668,92 690,120 684,150 706,176 694,214 716,240 708,276 716,304 696,316 668,300 640,298 616,290 600,276 582,268 574,246 584,232 566,222 548,236 530,222 520,206 506,224 486,222 476,204 458,196 446,176 434,158 422,134 408,112 398,118 410,144 420,168 424,190 414,206 420,236 438,256 462,258 486,250 508,262 540,268 566,284 570,304 540,322 520,346 508,376 500,420 498,480 780,480',
  ],
  rivers: ['300,20 340,50 380,70 398,96 404,116'],
};
export const auckland: CityTerrain = {
  marker: [452, 196],
  hills: [
    ...cone(440, 244, 0.7, 17), ...cone(494, 226, 0.6, 15), ...cone(398, 236, 0.5, 14), ...cone(470, 278, 0.8, 18), ...cone(536, 252, 0.45, 14),
    ...cone(512, 186, 0.4, 12), ...cone(350, 226, 0.4, 13), ...cone(560, 300, 0.5, 15), ...cone(500, 320, 0.4, 13),
    ...cone(640, 118, 1.25, 32),
    peak(200, 230, 0.7, 60), peak(150, 150, 0.6, 70), peak(160, 330, 0.7, 60), peak(640,330,0.4,50), peak(430,60,0.3,50),
  ],
  shore: 10,
  roughness: 0.14,
  water: [],
};

import { peak } from '#art/land/landforms.ts';
import type { Landscape } from '#art/land/landscape.ts';
import { figure } from './guide-figures.ts';

/** The land, the tracks and the object of the guides' illustrations, by the names of their files, 720 px wide and 420 px high. */
export const guideTerrain: Readonly<Record<string, Landscape & { readonly figure: string }>> = {
  'tax-deductions-guide-nz': {
    figure: figure('receipt', 610, 240),
    hills: [
      peak(610, 90, 1.2, 80),
      peak(660, 360, 0.9, 70),
      peak(120, 380, 0.6, 110),
      peak(300, 40, 0.5, 70),
    ],
    tracks: [
      '250,460 300,380 330,330 390,310 420,270 446,236',
      '446,236 490,190 540,180 570,130 600,70 660,-40',
      '446,236 500,250 550,280 620,280 670,320 780,330',
    ],
    markers: '446,232',
  },
  'nz-tax-deadlines-2025': {
    figure: figure('calendar', 600, 340),
    hills: [
      peak(490, 210, 1.4, 90),
      peak(100, 120, 0.5, 90),
      peak(700, 20, 0.6, 60),
      peak(190, 420, 0.4, 80),
    ],
    tracks: [
      '240,470 270,390 320,330 360,310 390,250 440,210 480,220 540,230 580,180 640,170 700,120 780,110',
    ],
    markers: '303,342 398,234 508,218 622,168',
  },
  'xero-vs-myob-vs-quickbooks-nz': {
    figure: figure('screen', 610, 150),
    hills: [
      peak(510, 206, 1.2, 70),
      peak(680, 380, 0.8, 70),
      peak(140, 80, 0.5, 90),
      peak(330, 420, 0.6, 60),
    ],
    tracks: [
      '240,460 290,370 340,330 380,270 440,250 506,206',
      '330,-40 360,40 400,70 430,130 470,150 506,206',
      '780,300 700,290 640,250 590,250 556,212 506,206',
    ],
    markers: '506,204',
  },
  'tax-accountant-cost-nz': {
    figure: figure('coins', 630, 360),
    hills: [
      peak(540, 186, 1.7, 84),
      peak(410, 340, 0.4, 54),
      peak(120, 340, 0.4, 90),
      peak(700, 410, 0.4, 60),
    ],
    markers: '398,300 466,246 538,184',
  },
  'gst-registration-guide-nz': {
    figure: figure('gate', 520, 246),
    hills: [peak(650, 80, 1.6, 104), peak(440, 440, 0.4, 70), peak(120, 120, 0.5, 90)],
    tracks: [
      '270,460 320,390 390,370 420,310 490,290 520,242 546,196 600,186 620,140 656,110 660,40 700,-40',
    ],
    markers: '372,362 584,184 648,98',
  },
  'bright-line-test-explained': {
    figure: figure('house', 512, 258),
    hills: [
      peak(560, 70, 1.1, 70),
      peak(650, 400, 0.8, 80),
      peak(180, 300, 0.6, 100),
      peak(330, 30, 0.5, 70),
    ],
    tracks: ['230,460 270,390 330,340 390,320 440,276 512,272 580,270 630,210 690,210 780,150'],
    markers: '376,316 648,206',
  },
  'provisional-tax-nz': {
    figure: figure('steps', 610, 330),
    hills: [
      peak(330, 330, 0.7, 60),
      peak(480, 230, 0.9, 60),
      peak(630, 130, 1.1, 60),
      peak(120, 120, 0.4, 90),
    ],
    tracks: ['180,460 250,380 330,326 400,300 480,226 560,196 630,126'],
    markers: '330,326 480,226 630,126',
  },
  'contractor-tax-guide-nz': {
    figure: figure('hardHat', 640, 370),
    hills: [peak(650, 60, 1.5, 110), peak(480, 230, 0.3, 40), peak(140, 360, 0.5, 110)],
    tracks: [
      '250,460 290,390 340,350 390,330',
      '390,330 400,270 440,220 480,150 550,140 600,110',
      '390,330 470,330 550,310 600,250 580,180 600,110',
      '600,110 640,80 650,20 720,-40',
    ],
    markers: '390,326 439,216 578,278 600,106',
  },
};

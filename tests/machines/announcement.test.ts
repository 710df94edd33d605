import { expect, test } from 'vitest';
import { announcementScenario } from '#machines/announcement/announcement.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';

const change = { type: 'RESULT.CHANGE' } as const;

test('speaks 700 ms after the last of several changes', () => {
  const announcement = drive(announcementScenario);
  announcement.send(change);
  announcement.wait(699);
  announcement.send(change);
  announcement.wait(699);
  expect(announcement.snapshot().value).toBe('waiting');
  announcement.wait(1);
  expect(announcement.snapshot().value).toBe('announced');
});

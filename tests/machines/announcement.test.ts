import { expect, test } from 'vitest';
import { announcementScenario } from '#machines/announcement/announcement.scenario.ts';
import { drive } from '#statelab/explore/drive.ts';

const change = { type: 'RESULT.CHANGE' } as const;

test('says nothing until something changes', () => {
  const announcement = drive(announcementScenario);
  expect(announcement.snapshot().value).toBe('silent');
});

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

test('leaves the announcement for slow readers', () => {
  const announcement = drive(announcementScenario);
  announcement.send(change);
  announcement.wait(700);
  announcement.wait(3_600_000);
  expect(announcement.snapshot().value).toBe('announced');
});

test('clears the announcement at the next change', () => {
  const announcement = drive(announcementScenario);
  announcement.send(change);
  announcement.wait(700);
  announcement.send(change);
  expect(announcement.snapshot().value).toBe('waiting');
});

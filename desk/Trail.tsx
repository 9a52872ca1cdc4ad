import type { DeskCaseDetail } from '../contracts/desk.ts';
import { Notice } from '../src/ui/messages/Notice.tsx';
import { Text } from '../src/ui/text/Text.tsx';
import * as laterIcons from '../src/ui/pictures/laterIcons.ts';
import { stepName, stepTime, stepTimes } from './words.ts';
import * as styles from './trail.css.ts';

interface TrailProps {
  history: DeskCaseDetail['history'];
  now: number;
}

/** In a sandbox a program decides. */
const nameOf = (by: string | undefined): string =>
  by === undefined ? 'Customer' : by === 'desk:sandbox' ? 'Sandbox' : by;

/** Audit trail of this case and the previous ones, newest first. */
export function Trail({ history, now }: TrailProps) {
  return (
    <aside className={styles.trail} aria-label="Audit trail" tabIndex={0}>
      <Text as="h2" variant="label" weight="semibold">
        Audit trail
      </Text>
      <ol className={styles.steps}>
        {history.map(({ at_ms, what, by, times, first_ms }, index) => (
          <li key={`${at_ms} ${what} ${index}`} className={styles.step}>
            <Text variant="caption" tone="muted" num>
              {stepTime(at_ms, now)}
            </Text>
            <span className={styles.what}>
              <Text variant="captionStrong">{stepName(what)}</Text>
              <Text variant="caption" tone="secondary">
                {nameOf(by)}
                {times === undefined || first_ms === undefined ? '' : `, ${stepTimes(times, first_ms, now)}`}
              </Text>
            </span>
          </li>
        ))}
      </ol>
      <Text as="p" variant="caption" tone="muted">
        Entries are only added, never changed. Times are UTC.
      </Text>
      <Notice tone="neutral" icon={laterIcons.shield}>
        Viewing a picture is recorded. Pictures cannot be downloaded here.
      </Notice>
    </aside>
  );
}

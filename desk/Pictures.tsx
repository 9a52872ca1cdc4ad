import { useState } from 'react';
import type { DeskCaseDetail } from '../contracts/desk.ts';
import { Icon } from '../src/ui/pictures/Icon.tsx';
import { Segmented } from '../src/ui/choices/Segmented.tsx';
import { Text } from '../src/ui/text/Text.tsx';
import { fileSize } from '../src/intl/fileSize.ts';
import { isJudged, type Draft } from './judgement.ts';
import { PictureFrame } from './PictureFrame.tsx';
import { ReasonSelect } from './ReasonSelect.tsx';
import { fieldName } from './words.ts';
import * as styles from './pictures.css.ts';

interface PicturesProps {
  detail: DeskCaseDetail;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  mayWrite: boolean;
}

type Verdict = '' | 'accept' | 'refuse';

/**
 * Verdict of a picture: the draft's in an editable case; otherwise accepted in an approved case, refused where the
 * rejection names a reason, else none.
 */
function verdictOf(field: string, { detail, draft, mayWrite }: PicturesProps): Verdict {
  const { state, rejections } = detail;
  if (mayWrite) return draft.verdicts[field] ?? '';
  if (state === 'approved') return 'accept';
  return rejections[field] === undefined ? '' : 'refuse';
}

function Verdicts({ field, ...props }: PicturesProps & { field: string }) {
  const { detail, draft, onDraft, mayWrite } = props;
  const verdict = verdictOf(field, props);
  const name = fieldName(field);
  const reasons = detail.reasons.find((each) => each.field === field)?.reasons ?? [];
  const mark = (value: Verdict, icon: 'check' | 'close', label: string) => (
    <span className={styles.verdict[verdict === value ? value || 'open' : 'open']}>
      {verdict === value ? <Icon name={icon} size="xs" /> : null}
      <span className={styles.verdictWord}>{label}</span>
    </span>
  );
  return (
    <>
      {mayWrite ? (
        <Segmented<Verdict>
          label={`${name}: accept or refuse`}
          options={[
            { value: 'accept', label: mark('accept', 'check', 'Accept') },
            { value: 'refuse', label: mark('refuse', 'close', 'Refuse') },
          ]}
          value={verdict}
          onChange={(next) =>
            next !== '' && onDraft({ ...draft, verdicts: { ...draft.verdicts, [field]: next } })
          }
        />
      ) : null}
      {verdict === 'refuse' ? (
        <ReasonSelect
          label={`Reason to refuse: ${name}`}
          nothing="Choose a reason"
          reasons={reasons}
          value={(mayWrite ? draft.reasons[field] : detail.rejections[field]) ?? ''}
          onChange={(reason) => onDraft({ ...draft, reasons: { ...draft.reasons, [field]: reason } })}
          disabled={!mayWrite}
        />
      ) : null}
    </>
  );
}

/** The pictures side by side, each with its own view and verdict. */
export function Pictures(props: PicturesProps) {
  const { detail } = props;
  const [wide, setWide] = useState<string>();
  return (
    <div className={styles.pictures}>
      {detail.pictures.map(({ field, width, height, bytes }) => {
        const isWide = wide === field;
        return (
          <section
            key={field}
            className={styles.picture[isWide ? 'wide' : 'one']}
            aria-label={fieldName(field)}
          >
            <div className={styles.title}>
              <Text as="h3" variant="label" weight="semibold">
                {fieldName(field)}
              </Text>
              <Text variant="caption" tone="muted" num noWrap>
                {fileSize('en', bytes)}
              </Text>
            </div>
            <PictureFrame
              id={detail.id}
              field={field}
              pixels={`${width} × ${height}`}
              isRefused={verdictOf(field, props) === 'refuse'}
              isWide={isWide}
              onWide={() => setWide(isWide ? undefined : field)}
            />
            {isJudged(detail, field) ? <Verdicts {...props} field={field} /> : null}
          </section>
        );
      })}
    </div>
  );
}

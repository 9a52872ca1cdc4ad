import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { verificationStates } from '../../api/verification.ts';
import { UnknownCode } from '../../components/details/UnknownCode.tsx';
import { fileSize } from '../../intl/fileSize.ts';
import { noValue } from '../../intl/format.ts';
import { useDates } from '../../intl/useDates.ts';
import { useFormats } from '../../intl/useFormats.ts';
import { Link } from '../../ui/actions/Link.tsx';
import { RefusalText } from '../../intl/RefusalText.tsx';
import { Notice } from '../../ui/messages/Notice.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { AdvancedVerificationProps } from './advancedProps.ts';
import { photoSlots, type Known, type PhotoRow, type Stage } from './photoRows.ts';

interface PhotoNoticeProps extends Pick<
  AdvancedVerificationProps,
  'maxBytes' | 'reviewHours' | 'hasSandboxReviewer' | 'links'
> {
  known: Known;
  stage: Stage;
  rows: readonly PhotoRow[];
}

function BasicFirst({ known, links }: PhotoNoticeProps) {
  const isUnderReview = known.basic.review_status === verificationStates.underReview;
  return (
    <Notice
      tone="info"
      lead={
        <FormattedMessage
          id="advanced.basicFirst.lead"
          defaultMessage="Photos come after basic verification."
        />
      }
      action={
        isUnderReview ? (
          <Link href={links.verification}>
            <FormattedMessage id="advanced.toVerification" defaultMessage="See your verification" />
          </Link>
        ) : (
          <Link href={links.basic}>
            <FormattedMessage id="advanced.toBasic" defaultMessage="Go to basic verification" />
          </Link>
        )
      }
    >
      {isUnderReview ? (
        <FormattedMessage
          id="advanced.basicFirst.review"
          defaultMessage="Yours is under review. You can add photos once it is verified."
        />
      ) : (
        <FormattedMessage
          id="advanced.basicFirst.text"
          defaultMessage="It asks for your name, ID number and address."
        />
      )}
    </Notice>
  );
}

function Review({ known, reviewHours }: PhotoNoticeProps) {
  const dates = useDates();
  const formats = useFormats();
  const since = known.advanced.submitted_ms;
  return (
    <Notice
      tone="info"
      icon="clock"
      lead={
        since === undefined ? (
          <RefusalText of="verification.advancedSent" />
        ) : (
          <FormattedMessage
            id="advanced.review.since"
            defaultMessage="Your photos have been under review since {time}."
            values={{ time: dates.detail(since) }}
          />
        )
      }
    >
      {reviewHours === undefined ? null : (
        <FormattedMessage
          id="advanced.review.usual"
          defaultMessage="Usually decided within {time}."
          values={{ time: formats.units(reviewHours, 'hour') }}
        />
      )}
    </Notice>
  );
}

function Verified({ known }: PhotoNoticeProps) {
  const dates = useDates();
  const at = known.advanced.decided_ms;
  return (
    <Notice
      tone="success"
      lead={
        <FormattedMessage id="advanced.verified" defaultMessage="Your advanced verification is complete." />
      }
    >
      {at === undefined ? null : (
        <FormattedMessage
          id="advanced.verified.since"
          defaultMessage="Verified since {time}."
          values={{ time: dates.detail(at) }}
        />
      )}
    </Notice>
  );
}

function Rejected({ known, rows }: PhotoNoticeProps) {
  const dates = useDates();
  const at = known.advanced.decided_ms;
  const count = rows.filter(({ photoState }) => photoState !== 'accepted').length;
  return (
    <Notice
      tone="danger"
      lead={
        <FormattedMessage
          id="advanced.rejected"
          defaultMessage="{count, plural, one {# of {total} photos was rejected} other {# of {total} photos were rejected}}."
          values={{ count, total: photoSlots.length }}
        />
      }
    >
      {count < photoSlots.length ? (
        <FormattedMessage
          id="advanced.rejected.only"
          defaultMessage="Retake only {count, plural, one {this one} other {these}}."
          values={{ count }}
        />
      ) : null}{' '}
      {at === undefined ? null : (
        <FormattedMessage
          id="advanced.rejected.at"
          defaultMessage="Decided on {time}."
          values={{ time: dates.detail(at) }}
        />
      )}
    </Notice>
  );
}

/** Limits on the files, shown before a file is chosen. */
function Limits({ maxBytes }: PhotoNoticeProps) {
  const intl = useIntl();
  const types = (
    <Text as="p" variant="label" tone="secondary" weight="regular">
      <FormattedMessage
        id="advanced.limits"
        defaultMessage="JPEG, PNG or WebP, up to {limit} each"
        values={{ limit: maxBytes === undefined ? noValue : fileSize(intl.locale, maxBytes, 'limit') }}
      />
    </Text>
  );
  if (maxBytes !== undefined) return types;
  return (
    <>
      {types}
      <Notice tone="warning">
        <FormattedMessage
          id="advanced.noLimit"
          defaultMessage="Photos cannot be uploaded right now: the size limit could not be loaded. Try again later."
        />
      </Notice>
    </>
  );
}

/** A sandbox has no manual review. */
function Sandbox() {
  return (
    <Notice tone="warning" lead={<FormattedMessage id="common.sandbox" defaultMessage="Sandbox." />}>
      <FormattedMessage
        id="advanced.sandbox"
        defaultMessage="Sandbox: a program decides within a few seconds. It rejects a photo whose file name ends in “Reject”."
      />
    </Notice>
  );
}

const notices: Record<Stage, (props: PhotoNoticeProps) => ReactNode> = {
  basicFirst: (props) => <BasicFirst {...props} />,
  photos: () => null,
  rejected: (props) => <Rejected {...props} />,
  review: (props) => <Review {...props} />,
  verified: (props) => <Verified {...props} />,
  unknown: ({ known }) => (
    <Notice tone="neutral" icon="clock">
      <UnknownCode code={known.advanced.review_status} />
    </Notice>
  ),
};

/** Status of the verification, and what may be sent. */
export function PhotoNotice(props: PhotoNoticeProps) {
  const { stage, hasSandboxReviewer } = props;
  const isAsked = stage === 'photos' || stage === 'rejected' || stage === 'basicFirst';
  return (
    <>
      {notices[stage](props)}
      {hasSandboxReviewer && (isAsked || stage === 'review') ? <Sandbox /> : null}
      {isAsked ? <Limits {...props} /> : null}
    </>
  );
}

import { FormattedMessage } from 'react-intl';
import * as styles from './FailureTrace.css.ts';
import { renderAnchor } from '../actions/renderLink.tsx';
import { supportHref, type Failure } from '../screen/supportHref.ts';

/** When it failed and which request it was, and the way to who can look that up. */
export function FailureTrace({ at, requestId }: Failure) {
  return (
    <p className={styles.trace}>
      {at === undefined ? null : (
        <span>
          <FormattedMessage id="ui.failed.time" defaultMessage="{at, time, ::HHmmss}" values={{ at }} />
        </span>
      )}
      {requestId === undefined ? null : (
        <span>
          <FormattedMessage
            id="ui.failed.request"
            defaultMessage="request {requestId}"
            values={{ requestId }}
          />
        </span>
      )}
      {renderAnchor({
        className: styles.help,
        href: supportHref({ at, requestId }),
        children: <FormattedMessage id="ui.failed.help" defaultMessage="Get help" />,
      })}
    </p>
  );
}

import { FormattedMessage } from 'react-intl';
import type { ArticleHead } from '../../api/help.ts';
import { useDates } from '../../intl/useDates.ts';
import { Empty } from '../../ui/lists/Empty.tsx';
import { megaphone } from '../../ui/pictures/laterIcons.ts';
import { List } from '../../ui/lists/List.tsx';
import { MessageRow } from '../../ui/lists/MessageRow.tsx';
import { Remote } from '../../ui/loading/Remote.tsx';
import type { Remote as RemoteState } from '../../ui/loading/remoteData.ts';
import { articleMs } from './articleDate.ts';

interface AnnouncementsProps {
  announcements: RemoteState<readonly ArticleHead[]>;
  onOpen: (id: number) => void;
}

/** Public announcements, newest first. */
export function Announcements({ announcements, onOpen }: AnnouncementsProps) {
  const dates = useDates();
  return (
    <Remote
      of={announcements}
      failedTitle={
        <FormattedMessage id="announcements.failed" defaultMessage="Announcements could not be loaded" />
      }
    >
      {(list) =>
        list.length === 0 ? (
          <Empty
            title={<FormattedMessage id="announcements.empty" defaultMessage="No announcements" />}
            text={
              <FormattedMessage
                id="announcements.empty.text"
                defaultMessage="Maintenance and platform changes appear here."
              />
            }
          />
        ) : (
          <List>
            {list.map((article) => {
              const ms = articleMs(article);
              return (
                <li key={article.id}>
                  <MessageRow
                    icon={megaphone}
                    title={article.title}
                    text={article.summary}
                    time={ms === undefined ? undefined : dates.detail(ms)}
                    onClick={() => onOpen(article.id)}
                  />
                </li>
              );
            })}
          </List>
        )
      }
    </Remote>
  );
}

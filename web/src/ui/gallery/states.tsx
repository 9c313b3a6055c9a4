import { CallFailure } from '../../lib/calls/call-failure.ts'
import { StatusPill } from '../badge.tsx'
import { Banner } from '../banner.tsx'
import { Button, ButtonLink } from '../button.tsx'
import { Card } from '../card.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorPanel } from '../error-panel.tsx'
import { FullPageLoader } from '../full-page-loader.tsx'
import { LinkText } from '../link-text.tsx'
import { LoadedPart, PartFoot, PartRow, PartRows } from '../loaded-part.tsx'
import { LossList } from '../loss-list.tsx'
import { Skeleton, SkeletonGroup, SkeletonText } from '../skeleton.tsx'
import { Columns, Section } from './section.tsx'

const FAILURE = new Error('Failed to load payments')
const REFUSAL = new CallFailure(403, 'You are not authorized to see these payments')
const found = { data: undefined, error: null, isFetching: false, isPlaceholderData: false, refetch: () => {} }
const ROWS = ['Modern Front-End with React', '2D Games with Godot']
/** One part of a page: there, out of date, empty, on its way, failed, refused. */
const PARTS = [
  { title: 'A part', data: ROWS },
  { title: 'An older answer', data: ROWS, error: FAILURE },
  { title: 'An older answer, the newest refused', data: ROWS, error: REFUSAL },
  { title: 'An empty part', data: [] },
  { title: 'A part on its way' },
  { title: 'A part that failed', error: FAILURE },
  { title: 'A part that was refused', error: REFUSAL },
]

export function StatesGallery() {
  return (
    <Section title="States">
      <Banner>New version. Reload when you are ready.</Banner>
      <Banner tone="wait" actions={<Button size="sm">View status</Button>}>
        We are checking your payment. Usually within 24 hours.
      </Banner>
      <Banner tone="bad">You are offline. What you see is from Nov 20, 2026.</Banner>
      <Banner tone="good">Payment verified! Redirecting to course...</Banner>
      <Columns>
        <Card>
          <EmptyState
            level={3}
            title="No course Enrolled Yet"
            action={
              <ButtonLink variant="primary" to="/gallery">
                Browse Courses
              </ButtonLink>
            }
          >
            Browse courses and start with a free one.
          </EmptyState>
        </Card>
        <Card>
          <ErrorPanel
            level={3}
            message="Failed to load courses"
            back={() => {}}
            found={found}
            support={<LinkText to="/gallery">Contact support</LinkText>}
          />
        </Card>
        <SkeletonGroup>
          <Card>
            <Skeleton radius="none" className="aspect-video w-full" />
            <div className="grid gap-3 p-4">
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-6 w-4/5" />
              <SkeletonText lines={2} />
              <span className="flex gap-3">
                <Skeleton radius="full" className="size-12" />
                <Skeleton radius={2} className="h-12 flex-1" />
                <Skeleton radius={3} className="h-12 flex-1" />
                <Skeleton radius={4} className="h-12 flex-1" />
              </span>
            </div>
          </Card>
        </SkeletonGroup>
        <LossList>
          12 submissions are lost
          {null}
          Students lose the tick they earned for it
        </LossList>
        <FullPageLoader>Completing authentication...</FullPageLoader>
      </Columns>
      <Columns>
        {PARTS.map(({ title, ...told }) => (
          <LoadedPart
            key={title}
            title={title}
            found={{ ...found, ...told }}
            failed="Failed to load payments"
            empty="No payments yet."
          >
            {(rows: string[]) =>
              rows.length === 0 ? null : (
                <>
                  <PartRows>
                    {rows.map((row) => (
                      <PartRow
                        key={row}
                        detail="RWF 45,000, Nov 20, 2026, 2:04 PM"
                        side={<StatusPill tone="good">Approved</StatusPill>}
                      >
                        {row}
                      </PartRow>
                    ))}
                  </PartRows>
                  <PartFoot>And 3 more.</PartFoot>
                </>
              )
            }
          </LoadedPart>
        ))}
      </Columns>
    </Section>
  )
}

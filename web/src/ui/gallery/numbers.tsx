import { Shield } from 'lucide-react'
import { WovenProgress } from '../../imigongo/woven-progress.tsx'
import { Avatar } from '../avatar.tsx'
import { Badge, StatusPill } from '../badge.tsx'
import { DateOnly, DateTime, RelativeTime } from '../date-time.tsx'
import { Money } from '../money.tsx'
import { MoreLink } from '../more-link.tsx'
import { Panel, PanelFoot } from '../panel.tsx'
import { PersonLine } from '../person-line.tsx'
import { RingProgress } from '../ring-progress.tsx'
import { Stat, Stats } from '../stat.tsx'
import { Row, Section } from './section.tsx'

const moment = '2026-11-20T12:04:00Z'

export function NumbersGallery() {
  return (
    <>
      <Section title="Progress">
        {[0, 38, 62, 100].map((percent) => (
          <WovenProgress
            key={percent}
            percent={percent}
            label={`Progress at ${percent}`}
            words="complete"
            detail="5 of 8 lectures"
          />
        ))}
        <Row>
          <RingProgress percent={84} label="Score" mark={70} />
          <RingProgress percent={62} label="Score, not passed" mark={70} tone="danger" size={80} />
        </Row>
      </Section>
      <Section title="Panels">
        <Panel title="Pending payments" detail="5 of 23" end={<MoreLink to="/gallery">All</MoreLink>}>
          <p className="border-line border-t px-5 py-3">Rows from edge to edge</p>
          <PanelFoot>
            <span>23 waiting in all</span>
            <b>
              <Money rwf={1_250_000} />
            </b>
          </PanelFoot>
        </Panel>
        <Panel title="Lectures" detail="3 of 12">
          <p className="border-line border-t px-5 py-3">
            With nothing behind it the detail stands at the end
          </p>
        </Panel>
      </Section>
      <Section title="Numbers and states">
        <Stats>
          <Stat value="412" label="Students" trend="12 more than last week" />
          <Stat value="9" label="Courses" />
          <Stat value={<Money rwf={1_250_000} />} label="Revenue" trend="This month" />
          <Stat value="77%" label="Pass rate" />
        </Stats>
        <Row>
          <StatusPill tone="wait">Pending</StatusPill>
          <StatusPill tone="good">Approved</StatusPill>
          <StatusPill tone="bad">Rejected</StatusPill>
          <StatusPill tone="info">In review</StatusPill>
          <Badge>User</Badge>
          <Badge tone="brand" icon={Shield}>
            Admin
          </Badge>
          <Badge tone="ink">Superadmin</Badge>
        </Row>
        <Row>
          <Avatar name="Diane Uwase" />
          <Avatar name="Diane Uwase" soft online />
          <Avatar name="Béata Kamana" soft size="lg" />
          <Avatar name="Éric" size="xl" />
        </Row>
        <Row>
          <PersonLine name="Diane Uwase">
            <b>Diane Uwase</b>
            <small>diane@example.rw</small>
          </PersonLine>
          <PersonLine name="Béata Kamana" isBig>
            <b>Béata Kamana</b>
            <small>beata@example.rw</small>
          </PersonLine>
        </Row>
        <Row>
          <span className="font-display text-xl font-bold">
            <Money rwf={45_000} />
          </span>
          <Money rwf={0} />
          <DateTime at={moment} />
          <DateOnly at={moment} />
          <RelativeTime at={moment} />
        </Row>
      </Section>
    </>
  )
}

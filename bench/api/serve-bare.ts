/** The baseline: Fastify and pg with the same database queries and nothing else. */
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });
const app = Fastify();

const COUNT = 'select count(*)::int as n from wedding where facility_id = $1 and deleted_at is null';
const PAGE = `
  with cut as (select * from wedding where facility_id = $1 and deleted_at is null order by starts_at desc, id desc limit $2 offset $3)
  select w.id, w.key, w.reservation_id, w.starts_at, w.status, w.payment_state, h.name as hall_name, i.published_at, i.reply_deadline, l.state
  from cut w join hall h on h.id = w.hall_id left join invitation i on i.wedding_id = w.id left join live_slot l on l.wedding_id = w.id
  order by w.starts_at desc, w.id desc`;
const COUPLES =
  'select wedding_id, type, last_name, first_name from organizer_profile where wedding_id = any($1) order by type';
const ANSWERS =
  'select wedding_id, answer, count(*)::int as n from attendant where wedding_id = any($1) and not ng group by 1, 2';
const GIFTS = `select wedding_id, count(*)::int as n, sum(amount_yen)::int as amount from payment
  where wedding_id = any($1) and purpose = 'gift' and state = 'CAPTURED' group by 1`;

app.get<{ Params: { facilityId: string }; Querystring: { page?: string; limit?: string } }>(
  '/api/facilities/:facilityId/weddings',
  async request => {
    const facilityId = Number(request.params.facilityId);
    const limit = Number(request.query.limit ?? 20);
    const page = Number(request.query.page ?? 1);
    const count = await pool.query(COUNT, [facilityId]);
    const { rows } = await pool.query(PAGE, [facilityId, limit, (page - 1) * limit]);
    const ids = rows.map(row => row.id);
    const [couples, answers, gifts] = await Promise.all([COUPLES, ANSWERS, GIFTS].map(text => pool.query(text, [ids])));
    return {
      rows,
      couples: couples?.rows,
      answers: answers?.rows,
      gifts: gifts?.rows,
      total: count.rows[0].n,
      page,
      limit,
    };
  },
);
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.stdout.write('listening\n');

import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorShape, eventShape, videoShape } from './shapes.ts';
import type { LiveEvent, Store } from './store.ts';

const EVENT_TYPE = 'application/vnd.vimeo.live.event+json';

interface EventBody {
  readonly title?: unknown;
  readonly stream_description?: unknown;
  readonly stream_privacy?: { readonly view?: unknown; readonly embed?: unknown };
}

type ById = { Params: { id: string } };

function change(event: LiveEvent, body: EventBody): void {
  if (typeof body.title === 'string') event.title = body.title;
  if (typeof body.stream_description === 'string') event.streamDescription = body.stream_description;
  const { view = event.privacy.view, embed = event.privacy.embed } = body.stream_privacy ?? {};
  event.privacy = { view: String(view), embed: String(embed) };
}

/** One page of a list (page and per_page with at most 100; type `…GetAllUserLiveEventsResponse`: total, page, per_page, paging, data). */
export function pageOf<T>(all: readonly T[], query: { page?: string; per_page?: string }, uri: string) {
  const page = Math.max(1, Number(query.page ?? 1));
  const perPage = Math.min(100, Math.max(1, Number(query.per_page ?? 25)));
  const next = page * perPage < all.length ? `${uri}?page=${page + 1}&per_page=${perPage}` : null;
  return {
    total: all.length,
    page,
    per_page: perPage,
    paging: { next, previous: null, first: `${uri}?page=1`, last: `${uri}?page=${Math.ceil(all.length / perPage)}` },
    data: all.slice((page - 1) * perPage, page * perPage),
  };
}

/** The calls about live events (docs of konfig-sdks/vimeo-java-sdk, LiveEventActivationApi; vimeo-python-sdk README, "Live"). */
export function mountEvents(app: FastifyInstance, store: Store, baseUrl: () => string): void {
  const shape = (event: LiveEvent) => eventShape(store, event, baseUrl());
  const missing = (reply: FastifyReply) =>
    reply.code(404).send(errorShape("The requested event couldn't be found.", 5460));

  app.post<{ Body: EventBody }>('/me/live_events', (request, reply) => {
    const { title } = request.body;
    if (typeof title !== 'string' || title === '') {
      return reply
        .code(400)
        .send(errorShape('Something strange occurred. Please contact the app owners.', 2204, 'title is required'));
    }
    const event = store.addEvent(title);
    change(event, request.body);
    return reply.code(201).type(EVENT_TYPE).send(shape(event));
  });

  app.get<{ Querystring: { page?: string; per_page?: string } }>('/me/live_events', (request, reply) => {
    const newestFirst = [...store.events.values()].reverse();
    return reply.send(pageOf(newestFirst.map(shape), request.query, '/me/live_events'));
  });

  app.get<ById>('/live_events/:id', (request, reply) => {
    const event = store.events.get(request.params.id);
    return event === undefined ? missing(reply) : reply.type(EVENT_TYPE).send(shape(event));
  });

  app.patch<ById & { Body: EventBody }>('/live_events/:id', (request, reply) => {
    const event = store.events.get(request.params.id);
    if (event === undefined) return missing(reply);
    change(event, request.body);
    return reply.type(EVENT_TYPE).send(shape(event));
  });

  // Its films stay in the account ("Delete a specific live event", LiveEssentialsApi; that they stay is inferred).
  app.delete<ById>('/live_events/:id', (request, reply) => {
    const event = store.events.get(request.params.id);
    if (event === undefined) return missing(reply);
    store.disconnect(event);
    store.events.delete(event.id);
    return reply.code(204).send();
  });

  app.post<ById>('/live_events/:id/activate', (request, reply) => {
    const event = store.events.get(request.params.id);
    if (event === undefined) return missing(reply);
    event.isActivated = true;
    const live = store.liveVideoOf(event);
    return reply.send(live === undefined ? { uri: null } : videoShape(store, live, baseUrl()));
  });

  app.post<ById>('/live_events/:id/end', (request, reply) => {
    const event = store.events.get(request.params.id);
    if (event === undefined) return missing(reply);
    const live = store.liveVideoOf(event);
    // "There's no live video to end" is inferred: the documentation lists 400 without its cause.
    if (live === undefined && event.status !== 'started') {
      return reply.code(400).send(errorShape("The event isn't live.", 3427));
    }
    store.disconnect(event);
    event.status = 'ended';
    event.completedMs = Date.now();
    return reply.send(live === undefined ? {} : videoShape(store, live, baseUrl()));
  });

  app.put<ById & { Body: { domains?: string[] } }>('/live_events/:id/privacy/domains', (request, reply) => {
    const event = store.events.get(request.params.id);
    if (event === undefined) return missing(reply);
    event.domains = request.body.domains ?? [];
    return reply.code(204).send();
  });

  app.get<ById & { Querystring: { page?: string; per_page?: string } }>('/live_events/:id/videos', (request, reply) => {
    const event = store.events.get(request.params.id);
    if (event === undefined) return missing(reply);
    const videos = store.videosOf(event).map(video => videoShape(store, video, baseUrl()));
    return reply.send(pageOf(videos, request.query, `/live_events/${event.id}/videos`));
  });
}

CREATE TABLE messages (
  id              TEXT PRIMARY KEY,
  received_at     TEXT NOT NULL,
  status          TEXT NOT NULL CHECK (status IN ('new', 'quarantined')),
  suspicion       TEXT,
  fields          TEXT NOT NULL CHECK (fields::json IS NOT NULL),
  body_hash       TEXT NOT NULL,
  idempotency_key TEXT UNIQUE
);

CREATE INDEX messages_by_time ON messages (received_at, id);

CREATE TABLE deliveries (
  message_id TEXT NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  sink       TEXT NOT NULL,
  state      TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'dead')),
  attempts   INTEGER NOT NULL DEFAULT 0,
  due_at     TEXT NOT NULL,
  claim      TEXT,
  last_error TEXT,
  settled_at TEXT,
  PRIMARY KEY (message_id, sink)
);

CREATE INDEX deliveries_by_due_time ON deliveries (due_at) WHERE state = 'waiting';

#!/usr/bin/env python3
"""Plays a whole random game of every game through the referee, and asks for rolls and odds now and then.

Python's standard library is all it needs. It knows nothing of the games but what the referee tells (docs/referee.md):

    python3 examples/random_game.py                # every game, with the seed "example"
    python3 examples/random_game.py SEED GAME ...  # only these games, with another seed
"""

import json
import pathlib
import random
import subprocess
import sys
from fractions import Fraction

ROOT = pathlib.Path(__file__).resolve().parent.parent
ASK_EVERY = 5  # commands
MOST_COMMANDS = 5000  # a game that is not over by then has a fault


class Refused(Exception):
    """The referee said no: the sentence says why, `answer` has the clause and the facts."""

    def __init__(self, answer):
        super().__init__(answer["sentence"])
        self.answer = answer


class Referee:
    """A running referee. One line of JSON goes in, one comes back."""

    def __init__(self):
        command = ["node", str(ROOT / "scripts" / "tablerunner.mjs"), "referee"]
        self.program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")

    def ask(self, op, **fields):
        self.program.stdin.write(json.dumps({"op": op, **fields}) + "\n")
        self.program.stdin.flush()
        answer = json.loads(self.program.stdout.readline())
        if not answer["ok"]:
            raise Refused(answer)
        return answer

    def close(self):
        self.program.stdin.close()
        if self.program.wait() != 0:
            raise SystemExit("the referee ended with a fault")


def look_ahead(referee, command):
    """The dice that a command will ask for, and what it can come to. Whether it has odds that can be told."""
    rolls = referee.ask("rolls", command=command)["rolls"]
    dice = [f"{roll['count']}d{roll['sides']} for {roll['purpose']}" for roll in rolls if roll["use"] == "dice"]
    try:
        odds = referee.ask("odds", command=command)
    except Refused as refused:
        if refused.answer["clause"] != "REF-ODDS-01":  # too many ways to count is an answer too
            raise
        return False
    assert sum(Fraction(row["share"]) for row in odds["rows"]) == 1, "shares are exact"
    if len(odds["rows"]) > 1:
        likeliest = odds["rows"][0]
        print(f"  {command}: {', '.join(dice) or 'no dice'}; {likeliest['share']} {json.dumps(likeliest['outcome'])}")
    return True


def play(referee, game, seed):
    """One game from its first decision to its end, every command drawn by chance."""
    chance = random.Random(f"{seed} {game}")
    answer = referee.ask("new", game=game, seed=seed)
    commands = odds = 0
    while "outcome" not in answer:
        legal = referee.ask("legal")["legal"]
        command = chance.choice(legal)["command"]
        if commands % ASK_EVERY == 0:
            odds += look_ahead(referee, command)
        answer = referee.ask("play", seat=answer["decision"]["seat"], command=command, at=answer["length"])
        commands += 1
        assert commands < MOST_COMMANDS, f"{game} does not end"
    print(f"{game}: {commands} commands, {odds} odds. {answer['outcome']['sentence']}")


def main(seed="example", *wanted):
    referee = Referee()
    games = [game["id"] for game in referee.ask("games")["games"]]
    for game in wanted or games:
        play(referee, game, seed)
    referee.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
